import { describe, expect, it } from "vitest";
import { RATINGS } from "../src/i18n/ratings";
import type { RatingHistory } from "../src/net/wire";
import { chartOf, roundStep } from "../src/ratings/chart";
import { changeAt, signed, stepsOf, withUncertainty } from "../src/ratings/shown";

const SIZE = { width: 400, height: 250 };
const THREE = [
  { rating: 1571, plus_minus: 436 },
  { rating: 1500, plus_minus: 420 },
  { rating: 1560, plus_minus: 400 },
];

describe("the chart of a rating", () => {
  it("lies inside its edges, from left to right, the best on top", () => {
    const { dots, edges } = chartOf(THREE, SIZE);
    expect(dots.map((dot) => dot.x)).toEqual([...dots.map((dot) => dot.x)].sort((one, other) => one - other));
    expect(dots.at(-1)?.x).toBe(edges.right);
    expect(dots[0]!.y).toBeLessThan(dots[2]!.y);
    expect(dots[2]!.y).toBeLessThan(dots[1]!.y);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(edges.left);
      expect(y).toBeGreaterThan(edges.top);
      expect(y).toBeLessThan(edges.bottom);
    }
  });

  it("has round numbers at its side, and all of the band between them", () => {
    const marks = chartOf(THREE, SIZE).ratings;
    expect(marks.map((mark) => mark.value)).toEqual([1000, 1200, 1400, 1600, 1800, 2000, 2200]);
    expect(marks[0]!.at).toBeGreaterThan(marks.at(-1)!.at);
  });

  it("draws the band there on top and back below, closed", () => {
    expect(chartOf(THREE, SIZE).band).toMatch(/^M[\d. ]+(L[\d. ]+){5}Z$/);
    expect(chartOf(THREE, SIZE).line).toMatch(/^M[\d. ]+(L[\d. ]+){2}$/);
  });

  it("puts a single game in the middle, with a band that can be seen", () => {
    const { dots, edges, band, games } = chartOf(THREE.slice(0, 1), SIZE);
    expect(Math.abs(dots[0]!.x - (edges.left + edges.right) / 2)).toBeLessThan(10);
    expect(band).toMatch(/^M[\d. ]+(L[\d. ]+){3}Z$/);
    expect(games.map((mark) => mark.value)).toEqual([1]);
  });

  it("numbers the games as they were played, also where only the latest are told", () => {
    const many = Array.from({ length: 200 }, () => THREE[0]!);
    const marks = chartOf(many, SIZE, 31).games;
    expect(marks.map((mark) => mark.value)).toEqual([50, 100, 150, 200]);
    expect(marks.every((mark) => mark.at > 0 && mark.at < SIZE.width)).toBe(true);
  });

  it("can be drawn when somebody's rating never moved and is certain", () => {
    const still = [
      { rating: 1500, plus_minus: 0 },
      { rating: 1500, plus_minus: 0 },
    ];
    expect(chartOf(still, SIZE).line).not.toContain("NaN");
  });

  it.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [880, 200],
    [1001, 500],
  ])("cuts %d into five parts or fewer by %d", (length, step) => {
    expect(roundStep(length, 5)).toBe(step);
  });
});

describe("a rating in words", () => {
  const history: RatingHistory = {
    before: 1500,
    points: [
      { at: 1, table: "a", rating: 1571, plus_minus: 436 },
      { at: 2, table: null, rating: 1520, plus_minus: 420 },
    ],
  };

  it("is a number without thousands, with plus and minus", () => {
    expect(withUncertainty({ rating: 1512, plus_minus: 140 })).toBe("1512 ± 140");
    expect([signed(34), signed(-7), signed(0)]).toEqual(["+34", "−7", "0"]);
  });

  it("knows what each game changed", () => {
    expect(stepsOf(history).map(({ before, after }) => after - before)).toEqual([71, -51]);
  });

  it("is asked for again until the game is rated", async () => {
    const answers = [{ before: 1500, points: [] }, { before: 1500, points: [] }, history];
    const change = await changeAt(
      "a",
      async () => answers.shift()!,
      async () => {},
    );
    expect(change).toMatchObject({ before: 1500, after: 1571 });
    expect(answers).toEqual([]);
  });

  it("is given up quietly where the game is never rated", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return history;
    };
    expect(await changeAt("other", ask, async () => {})).toBeNull();
    expect(asked).toBeLessThan(10);
  });
});

describe("the words", () => {
  it("count in every language", () => {
    for (const words of Object.values(RATINGS)) {
      expect(words.latest(1)).not.toMatch(/\d/);
      expect(words.latest(3)).toContain("3");
      expect(words.chart(1, "1500", "1571")).toContain("1571");
    }
  });
});
