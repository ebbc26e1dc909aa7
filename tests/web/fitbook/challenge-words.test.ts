import { expect, it } from "vitest";
import { day, daysAfter } from "#core/shared/day.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import type { OwnDay } from "#core/fitbook/challenges/own-days.ts";
import type { Scoring } from "#core/fitbook/leaderboard/board-facts.ts";

/** The first day first, each with what of it counts; pages have the last one first. */
const days = (...counts: readonly number[]): readonly OwnDay[] =>
  counts
    .map((counted, nth): OwnDay => {
      const entered = counted === 0 ? { amount: null, reason: null } : { amount: counted, reason: "counted" as const };
      return { day: daysAfter(day("2026-11-20"), nth), counted, until: 0, isOpen: false, ...entered };
    })
    .toReversed();
const workedOut = (scoring: Scoring, ...counts: readonly number[]) =>
  challengeWords.workedOut({ measure: "steps", scoring, cap: 30_000 }, days(...counts));

it("a score is worked out from one's own days as the board works it out", () => {
  const before = "Your score, worked out from these days: ";
  expect(workedOut({ kind: "total" }, 6_400, 0, 5_760)).toBe(`${before}6,400 + 5,760 = 12,160 steps`);
  expect(workedOut({ kind: "goal_days", dayGoal: 5_000 }, 6_400, 0, 4_999, 5_000)).toBe(`${before}2 days with at least 5,000 steps`);
  expect(workedOut({ kind: "streak", dayGoal: 5_000 }, 6_400, 5_000, 0, 9_000)).toBe(
    `${before}2 days in a row with at least 5,000 steps, the longest run`,
  );
  expect(workedOut({ kind: "total" }, 0, 0)).toBeNull();
});

it("days are drawn against what a day must reach, else against the best of them", () => {
  const most = days(6_400, 0, 3_200);
  expect(challengeWords.heights({ kind: "total" }, most)).toEqual([0.5, 0, 1]);
  expect(challengeWords.heights({ kind: "streak", dayGoal: 4_000 }, most)).toEqual([0.8, 0, 1]);
  expect(challengeWords.heights({ kind: "total" }, days(0, 0))).toEqual([0, 0]);
});
