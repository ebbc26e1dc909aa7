import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { challengeTimes, DAY } from "../leaderboard/challenge-times.ts";
import { judgedEntry } from "../leaderboard/judged-entry.ts";
import { ALL_TAKEN } from "./kept-challenge.ts";
import type { Day } from "../../shared/day.ts";
import type { Entry } from "../leaderboard/board-facts.ts";
import type { EntryFault } from "../leaderboard/judged-entry.ts";
import type { KeptChallenge } from "./kept-challenge.ts";

/**
 * A day of a challenge for one player. `amount` null: nothing was entered; `counted` is what of it counts, at most the cap. `until`: the
 * instant up to which the day can be entered, in milliseconds since 1970. `reason` null: nothing was entered.
 */
export type OwnDay = {
  readonly day: Day;
  readonly amount: number | null;
  readonly counted: number;
  readonly reason: "counted" | EntryFault | null;
  readonly until: number;
  readonly isOpen: boolean;
};

/** The instant from which a day can no longer be entered. Source: specification/challenges.md, Entries. */
export const enteredUntil = (day: Day): number => firstInstantOf(day) + 2 * DAY;

/** All days of a challenge that have begun, the last first, as they stand for one player with these entries. */
export function ownDays(challenge: KeptChallenge, entries: readonly Entry[], at: number): readonly OwnDay[] {
  const times = challengeTimes(challenge);
  const begun = Math.min(times.days, Math.floor((at - times.begins) / DAY) + 1);
  return Array.from({ length: Math.max(0, begun) }, (_, index) => daysAfter(challenge.start, index))
    .reverse()
    .map((day) => {
      const until = enteredUntil(day);
      const entry = entries.find((one) => one.day === day);
      const common = { day, until, isOpen: challenge.cancelledAt === null && at < until };
      if (entry === undefined) return { ...common, amount: null, counted: 0, reason: null };
      const judgement = judgedEntry(entry, { at: ALL_TAKEN, isPlayer: () => true, times });
      const amount = amountOf(entry);
      const counted = judgement.reason === "counted" ? Math.min(judgement.amount, challenge.cap) : 0;
      return { ...common, amount, counted, reason: judgement.reason };
    });
}

/** What an entry says now; null: it was taken back. */
export const amountOf = ({ amount, changes }: Entry): number | null => {
  const last = changes.at(-1);
  return last === undefined ? amount : last.amount;
};
