import { daysAfter } from "../../shared/day.ts";
import { LONGEST_CHALLENGE, MEASURE_CAPS } from "../leaderboard/measure.ts";
import type { ChallengeTexts } from "../challenge.ts";
import type { Day } from "../../shared/day.ts";
import type { Scoring } from "../leaderboard/board-facts.ts";
import type { Measure } from "../leaderboard/measure.ts";

/** In characters. Source: specification/challenges.md, Making one. */
export const LONGEST_TITLE = 80;
export const LONGEST_TEXT = 1_000;

/** How many challenges of one maker may not be over yet. */
export const MOST_RUNNING = 10;

/**
 * What the maker of a challenge sets. `start` and `end` are its first and last day; `cap` is the most that a day counts, and `goal` the
 * score of a finisher, both in the measure's unit or in days.
 */
export type ChallengePlan = ChallengeTexts & {
  readonly measure: Measure;
  readonly scoring: Scoring;
  readonly cap: number;
  readonly goal: number | null;
  readonly start: Day;
  readonly end: Day;
  readonly isOpen: boolean;
};

/** What is wrong with a plan, by its field; `most` and `least` are what the field may be. */
export type PlanFault =
  | { readonly field: "activity" | "about"; readonly most: number }
  | { readonly field: "start"; readonly least: Day }
  | { readonly field: "end"; readonly least: Day; readonly most: Day }
  | { readonly field: "cap" | "dayGoal" | "goal"; readonly most: number };

/**
 * The faults of a plan that is made or changed on `today`, one a field. Nobody could join a challenge that began before.
 * Source: specification/challenges.md, Making one.
 */
export function planFaults(plan: ChallengePlan, today: Day): readonly PlanFault[] {
  const { activity, about, measure, scoring, cap, goal, start, end } = plan;
  const mostCap = MEASURE_CAPS[measure];
  const last = daysAfter(start, LONGEST_CHALLENGE - 1);
  const mostGoal = scoring.kind === "total" ? LONGEST_CHALLENGE * mostCap : LONGEST_CHALLENGE;
  const faults: readonly (PlanFault | null)[] = [
    activity === "" || lengthOf(activity) > LONGEST_TITLE ? { field: "activity", most: LONGEST_TITLE } : null,
    lengthOf(about) > LONGEST_TEXT ? { field: "about", most: LONGEST_TEXT } : null,
    start < today ? { field: "start", least: today } : null,
    end < start || end > last ? { field: "end", least: start, most: last } : null,
    isWithin(cap, mostCap) ? null : { field: "cap", most: mostCap },
    scoring.kind === "total" || isWithin(scoring.dayGoal, Math.min(cap, mostCap))
      ? null
      : { field: "dayGoal", most: Math.min(cap, mostCap) },
    goal === null || isWithin(goal, mostGoal) ? null : { field: "goal", most: mostGoal },
  ];
  return faults.filter((fault) => fault !== null);
}

export const isSamePlan = (one: ChallengePlan, other: ChallengePlan): boolean =>
  SAME_IN.every((field) => one[field] === other[field]) &&
  one.scoring.kind === other.scoring.kind &&
  dayGoalOf(one.scoring) === dayGoalOf(other.scoring);

const SAME_IN = ["activity", "about", "measure", "cap", "goal", "start", "end", "isOpen"] as const;
const dayGoalOf = (scoring: Scoring): number | null => (scoring.kind === "total" ? null : scoring.dayGoal);

const isWithin = (amount: number, most: number): boolean => Number.isSafeInteger(amount) && amount >= 1 && amount <= most;

/** In code points: an emoji is no two characters. */
const lengthOf = (text: string): number => [...text].length;
