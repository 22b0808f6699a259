// The same as in Elfengold, where gold decides instead of cards.

export { ending } from "../elfengold/result";
