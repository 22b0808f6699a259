import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { LANGUAGES } from "../src/i18n/languages";
import LessonPage from "../src/learn/LessonPage.svelte";
import {
  answerTo,
  GAMES_WITH_LESSON,
  type Lesson,
  type LessonWords,
  loadLesson,
  loadWords,
  NAMES,
  readable,
} from "../src/learn/lesson";
import { CHARTS, PICTURES } from "../src/learn/pictures";
import { GAMES } from "../src/pages/catalogue";
import { GameText, loadCatalogue } from "../src/text";

const FEWEST_STEPS = 4;
const MOST_STEPS = 8;
/** The first board of a run is compiled on the way. */
const PATIENCE = { timeout: 20_000 };

async function lessonOf(game: string): Promise<Lesson> {
  return (await loadLesson(game))!;
}

async function wordsOf(game: string): Promise<Record<string, LessonWords>> {
  return (await loadWords(game))!;
}

afterEach(cleanup);

it("every game has a lesson", () => {
  expect([...GAMES_WITH_LESSON].sort()).toEqual(GAMES.map((game) => game.name).sort());
});

describe.each(GAMES_WITH_LESSON)("the lesson of %s", (game) => {
  it("has a few steps, and each can be finished by every wanted move", async () => {
    const { steps } = await lessonOf(game);
    expect(steps.length).toBeGreaterThanOrEqual(FEWEST_STEPS);
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    for (const step of steps) {
      const legal = step.frame.legal!.map((move) => move.action);
      const wanted = Object.keys(step.wanted);
      expect(wanted.length).toBeGreaterThan(0);
      for (const action of wanted) {
        expect(legal).toContain(action);
        expect(answerTo(step, action).kind).toBe("done");
        expect(step.wanted[action]!.news.flatMap((news) => news.log).length).toBeGreaterThan(0);
      }
      for (const action of legal.filter((each) => !wanted.includes(each)))
        expect(answerTo(step, action).kind).toBe("other");
      for (const action of Object.keys(step.refused)) expect(answerTo(step, action).kind).toBe("refused");
      expect(answerTo(step, "dance").kind).toBe("unknown");
    }
  });

  it.each(LANGUAGES)("has all its words in %s", async (language) => {
    const lesson = await lessonOf(game);
    const { steps, pictures } = (await wordsOf(game))[language]!;
    expect(Object.keys(steps).sort()).toEqual(lesson.steps.map((step) => step.id).sort());
    expect(Object.keys(pictures).sort()).toEqual(Object.keys(lesson.pictures).sort());
    for (const { task, done } of Object.values(steps)) expect(task && done).toBeTruthy();
    for (const { caption, seen } of Object.values(pictures)) expect(caption && seen).toBeTruthy();
  });

  it.each(LANGUAGES)("tells every refusal and every outcome in %s", async (language) => {
    const say = new GameText(await loadCatalogue(game, language), NAMES);
    for (const { refused, wanted } of (await lessonOf(game)).steps) {
      const told = Object.values(refused).map(([code, , facts]) => [code, say.reason(code, facts)]);
      for (const frame of Object.values(wanted))
        for (const line of frame.news.flatMap((news) => news.log)) told.push([line.key, say.sentence(line)]);
      for (const [key, text] of told) {
        expect(text).not.toBe(key);
        expect(text).not.toContain("{");
      }
    }
  });

  it("has its pictures under rules of its own", async () => {
    const { pictures } = await lessonOf(game);
    expect(PICTURES[game]!.map((picture) => picture.id).sort()).toEqual(Object.keys(pictures).sort());
    const prefix = { gold: "G", goldrausch: "R", zevenspel: "Z", elfenland: "EL", elfengold: "EG" }[game];
    for (const { rule } of PICTURES[game]!) expect(rule.split("-")[0]).toBe(prefix);
    if (CHARTS[game]) expect(CHARTS[game].split("-")[0]).toBe(prefix);
  });
});

describe("the page of a lesson", PATIENCE, () => {
  it("explains a refusal, then goes on by a wanted move", async () => {
    const user = userEvent.setup();
    const { container } = render(LessonPage, { game: "gold" });
    await screen.findByText(en.learn.stepOf(1, 6), { exact: false }, PATIENCE);
    const dear = [...container.querySelectorAll<HTMLElement>(".offer .spot")].at(-1)!;
    await user.click(dear);
    expect(container.querySelector(".answer")!.textContent).toContain("lowest value");
    expect(screen.getByRole("button", { name: en.table.rule("G-8") })).toBeTruthy();

    await user.click(container.querySelector<HTMLElement>('[data-action="take oe"]')!);
    expect(screen.getByText("You take the orange donkey.")).toBeTruthy();
    const next = screen.getByRole("button", { name: en.learn.next });
    expect(document.activeElement).toBe(next);
    await user.click(next);
    expect(screen.getByText(en.learn.stepOf(2, 6), { exact: false })).toBeTruthy();
  });

  it("says so when a legal move is not the wanted one", async () => {
    const user = userEvent.setup();
    const { container } = render(LessonPage, { game: "goldrausch" });
    await screen.findByText(en.learn.stepOf(1, 5), { exact: false }, PATIENCE);
    await user.click(container.querySelector<HTMLElement>('[data-action="pass"]')!);
    expect(container.querySelector(".answer")!.textContent).toContain(en.learn.notThis);
  });

  it.each([
    ["goldrausch", 5],
    ["zevenspel", 4],
  ])("of %s is finished by clicks alone", async (game, count) => {
    const user = userEvent.setup();
    const { container } = render(LessonPage, { game });
    await screen.findByText(en.learn.stepOf(1, count), { exact: false }, PATIENCE);
    for (const step of (await lessonOf(game)).steps) {
      await user.click(
        container.querySelector<HTMLElement>(`[data-action="${Object.keys(step.wanted)[0]}"]`)!,
      );
      await user.click(container.querySelector<HTMLElement>(".panel .button.gold")!);
    }
    expect(screen.getByRole("heading", { name: en.learn.finished })).toBeTruthy();
  });
});

it("of many sentences the first and the last are read", () => {
  expect(readable([1, 2, 3])).toEqual([1, 2, 3]);
  expect(readable([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 4, 5, 6, 7, 8]);
});
