import { firstInstantOf } from "../../shared/day.ts";
import { DAY } from "./challenge-times.ts";
import type { Entry } from "./board-facts.ts";
import type { ChallengeTimes } from "./challenge-times.ts";

/** Why an entry does not count. `removed`: its player took it back. */
export type EntryFault = "later" | "not_player" | "outside" | "early" | "late" | "removed";

/** `day` counts from 0, the challenge's first day. */
export type JudgedEntry = { readonly reason: "counted"; readonly day: number; readonly amount: number } | { readonly reason: EntryFault };

/** When an entry is judged, for which player, and in which challenge. */
export type EntryJudge = { readonly at: number; readonly isPlayer: (person: string) => boolean; readonly times: ChallengeTimes };

/**
 * The first reason that applies. A day's entry can be made and changed until the second day after that day begins.
 * Source: specification/challenges.md, Entries.
 */
export function judgedEntry({ person, day, amount, loggedAt, changes }: Entry, { at, isPlayer, times }: EntryJudge): JudgedEntry {
  if (loggedAt > at) return { reason: "later" };
  if (!isPlayer(person)) return { reason: "not_player" };
  const begins = firstInstantOf(day);
  if (begins < times.begins || begins >= times.ends) return { reason: "outside" };
  if (loggedAt < begins) return { reason: "early" };
  const limit = begins + 2 * DAY;
  if (loggedAt >= limit) return { reason: "late" };
  const change = changes.findLast((one) => one.at < limit && one.at <= at);
  const value = change === undefined ? amount : change.amount;
  return value === null ? { reason: "removed" } : { reason: "counted", day: (begins - times.begins) / DAY, amount: value };
}
