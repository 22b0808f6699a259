import { afterEach, describe, expect, it, vi } from "vitest";
import { REVIEW } from "../src/i18n/review";
import { api, Problem } from "../src/net/api";
import type { Judgement, Review } from "../src/net/wire";
import {
  endsOf,
  errorFrom,
  fetchReview,
  type Judged,
  judgementAt,
  linesOf,
  playedAndBest,
} from "../src/replay/review";
import { pathOf } from "../src/ui/paths";

const say = { key: "take", facts: {} };
const weighing = (action: string, win: number) => ({
  move: { action, say },
  win,
  win_error: 0.01,
  loss: 0,
  loss_error: 0,
});

function judgement(ply: number, mark: Judgement["mark"], chances = [0.25, 0.75]): Judgement {
  const weighed = mark ? [weighing("best", 0.9), weighing("played", 0.5)] : [];
  return { ply, seat: ply % 2, played: { action: "played", say }, mark, proved: false, chances, weighed };
}

const JUDGED: Judged = {
  decisions: 4,
  judgements: [
    judgement(2, "mistake"),
    judgement(3, null, []),
    judgement(5, "good"),
    judgement(7, "blunder", [1, 0]),
  ],
  seats: null,
  turningPly: 7,
};

afterEach(() => vi.restoreAllMocks());

describe("a game that is judged", () => {
  it("is fetched piece by piece, waiting while it cannot be judged", async () => {
    const piece = (judgements: Judgement[], seats: Review["seats"]): Review => ({
      decisions: 2,
      judged: 2,
      judgements,
      seats,
      turning_ply: null,
    });
    const asked = vi
      .spyOn(api, "review")
      .mockRejectedValueOnce(new Problem(503, "warming_up", { seconds: 3 }))
      .mockResolvedValueOnce(piece([judgement(1, "best")], null))
      .mockResolvedValueOnce(piece([judgement(4, "good")], []));
    const waited: number[] = [];
    const seen: (number | null)[] = [];
    const pause = async (seconds: number) => void waited.push(seconds);
    for await (const judged of fetchReview("t", pause)) seen.push(judged?.judgements.length ?? null);
    expect(seen).toEqual([null, 1, 2]);
    expect(waited).toEqual([3]);
    expect(asked.mock.calls).toEqual([
      ["t", 0],
      ["t", 0],
      ["t", 1],
    ]);
  });

  it("fails as the server does otherwise", async () => {
    vi.spyOn(api, "review").mockRejectedValueOnce(new Problem(404, "not_found"));
    await expect(fetchReview("t", async () => {}).next()).rejects.toThrow("not_found");
  });

  it("tells of the action that led to a step", () => {
    expect(judgementAt(JUDGED, 3)?.ply).toBe(2);
    expect(judgementAt(JUDGED, 2)).toBeUndefined();
  });

  it("goes from error to error", () => {
    expect(errorFrom(JUDGED, 0, 1)).toBe(3);
    expect(errorFrom(JUDGED, 3, 1)).toBe(8);
    expect(errorFrom(JUDGED, 8, 1)).toBeUndefined();
    expect(errorFrom(JUDGED, 8, -1)).toBe(3);
    expect(errorFrom(JUDGED, 3, -1)).toBeUndefined();
  });

  it("names the better move only where there was one", () => {
    expect(playedAndBest(judgement(0, "mistake")).better?.move.action).toBe("best");
    const best = { ...judgement(0, "best"), played: { action: "best", say } };
    expect(playedAndBest(best).better).toBeUndefined();
    expect(playedAndBest(judgement(0, null))).toEqual({ played: undefined, better: undefined });
  });

  it("is drawn from equal chances on, without what was no decision", () => {
    const [first, second] = linesOf(JUDGED, 2, { width: 100, height: 10, last: 10 });
    expect(first).toEqual([
      { x: 0, y: 5 },
      { x: 30, y: 7.5 },
      { x: 60, y: 7.5 },
      { x: 80, y: 0 },
    ]);
    expect(second?.at(-1)).toEqual({ x: 80, y: 10 });
    expect(pathOf(first!.slice(0, 2))).toBe("M0.0 5.0L30.0 7.5");
  });

  it("keeps the labels of its lines apart, and inside", () => {
    const lines = [9, 10, 0].map((y) => [{ x: 1, y }]);
    expect(endsOf(lines, 3, 10).map(({ y }) => y)).toEqual([7, 10, 0]);
  });

  it("has a word for every mark in every language", () => {
    for (const words of Object.values(REVIEW)) {
      expect(new Set(Object.values(words.marks)).size).toBe(6);
      expect(words.working(1, 2)).toMatch(/1.*2/);
    }
  });
});
