// The messages of the server by the names the client uses. Their shapes are generated: `npm run wire`.

import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Sentence = Schemas["Sentence"];
export type Facts = Sentence["facts"];
export type Move = Schemas["Move"];
export type News = Schemas["News"];
export type Turn = Schemas["GameMessage"]["turn"];
export type GameView = Omit<Schemas["GameMessage"], "type">;
export type TableView = Schemas["TableView"];
export type SeatView = Schemas["SeatView"];
export type Clock = TableView["clock"];
export type Takeback = Schemas["Takeback"];
export type Said = Schemas["Said"];
export type Phrase = NonNullable<Said["phrase"]>;
export type Result = Schemas["Result"];
export type Reason = Schemas["Reason"];
export type Weighed = Schemas["Weighed"];
export type Command = Schemas["Command"];
export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];

export type PersonView = Schemas["PersonView"];
export type RatingView = Schemas["RatingView"];
export type RatingHistory = Schemas["RatingHistory"];
export type RatingPoint = Schemas["RatingPoint"];
export type RankedPerson = Schemas["RankedPerson"];

export type Me = Schemas["Me"];
export type NewAccount = Schemas["NewAccount"];
export type Games = Schemas["Games"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type Rule = Schemas["RuleInfo"];
export type RuleBook = Schemas["Rules"];
export type Frame = Schemas["Frame"];
/** A replay; its header is the record without the actions. */
export interface Replay {
  header: Omit<Schemas["Record"], "actions">;
  frames: Frame[];
}
export type Eyes = NonNullable<Schemas["ReplayRequest"]["eyes"]>;
export type Review = Schemas["ReviewView"];
export type Judgement = Schemas["Judgement"];
export type Token = Schemas["TokenView"];
export type TokenSecret = Schemas["TokenSecret"];
export type NewTable = Schemas["NewTable"];
export type TableRow = Schemas["TableRow"];
export type Neighbours = Schemas["NeighboursView"];
export type Total = Schemas["Total"];
