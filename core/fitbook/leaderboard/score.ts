import type { BoardChallenge } from "./board-facts.ts";

/** What was counted on each day, by the day's number from 0: the day's sum before the cap. */
export type DaySums = ReadonlyMap<number, number>;

/** Source: specification/challenges.md, Score and rank. */
export function scoreOf(sums: DaySums, { cap, scoring }: Pick<BoardChallenge, "cap" | "scoring">): number {
  const days = [...sums].map(([day, sum]) => ({ day, amount: Math.min(sum, cap) }));
  if (scoring.kind === "total") return days.reduce((total, { amount }) => total + amount, 0);
  const reached = days.filter(({ amount }) => amount >= scoring.dayGoal).map(({ day }) => day);
  return scoring.kind === "goal_days" ? reached.length : longestRun(reached);
}

function longestRun(days: readonly number[]): number {
  let [longest, run, before] = [0, 0, Number.NaN];
  for (const day of days.toSorted((a, b) => a - b)) {
    run = day === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  return longest;
}
