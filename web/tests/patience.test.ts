import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { A_MOMENT_MS, patiently } from "../src/table/patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, "answer"));

it("stumble 09: what takes longer than 300 ms shows that somebody thinks, until the answer is there", async () => {
  const told = vi.fn();
  const answer = patiently(after(1000), told);
  await vi.advanceTimersByTimeAsync(A_MOMENT_MS - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe("answer");
  expect(told.mock.calls).toEqual([[true], [false]]);
});

it("stumble 09: a quick answer shows nothing of the kind", async () => {
  const told = vi.fn();
  const answer = patiently(after(100), told);
  await vi.advanceTimersByTimeAsync(100);
  await answer;
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.mock.calls).toEqual([[false]]);
});
