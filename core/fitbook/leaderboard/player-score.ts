import { challengeTimes } from "./challenge-times.ts";
import { judgedEntry } from "./judged-entry.ts";
import { scoreOf } from "./score.ts";
import type { BoardChallenge, Entry } from "./board-facts.ts";
import type { JudgedEntry } from "./judged-entry.ts";
import type { DaySums } from "./score.ts";

/** What a player has scored; `days`: those on which something counted. */
export type PlayerScore = { readonly score: number; readonly days: number };

/** An entry with what was judged of it. */
export type Judged = { readonly entry: Entry; readonly judgement: JudgedEntry };

/**
 * What one player has scored by their own entries. `at` in milliseconds since 1970. Source: specification/challenges.md, Score and rank.
 */
export function playerScore(
  entries: readonly Entry[],
  { challenge, at }: { readonly challenge: BoardChallenge; readonly at: number },
): PlayerScore {
  const times = challengeTimes(challenge);
  const judged = entries.map((entry) => ({ entry, judgement: judgedEntry(entry, { at, isPlayer: () => true, times }) }));
  return scoreOfDays([...daySums(judged).values()][0], challenge);
}

/** What counts of each player's days, by the player. */
export function daySums(judged: readonly Judged[]): ReadonlyMap<string, DaySums> {
  const sums = new Map<string, Map<number, number>>();
  for (const { entry, judgement } of judged) {
    if (judgement.reason !== "counted") continue;
    const days = sums.get(entry.person) ?? new Map<number, number>();
    days.set(judgement.day, (days.get(judgement.day) ?? 0) + judgement.amount);
    sums.set(entry.person, days);
  }
  return sums;
}

export const scoreOfDays = (sums: DaySums = new Map(), challenge: BoardChallenge): PlayerScore => ({
  score: scoreOf(sums, challenge),
  days: sums.size,
});
