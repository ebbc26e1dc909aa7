import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { isEntered, LARGEST_ENTRY } from "../leaderboard/measure.ts";
import { enteredAnew } from "./entered-anew.ts";
import { scoreNow } from "./kept-challenge.ts";
import { amountOf } from "./own-days.ts";
import { stateOf } from "./visible-challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { ChallengeChange, ChallengeFacts, SeenChallenge } from "./challenges.port.ts";
import type { KeptChallenge } from "./kept-challenge.ts";

type DaySpan = { readonly from: Day; readonly to: Day };

/** The days of a challenge that can change at `at`: today and the one before, as far as they are its own. Null: none can. */
export function openDays({ start, end, cancelledAt, version }: KeptChallenge, at: number): DaySpan | null {
  if (cancelledAt !== null || version > 0) return null;
  const today = indianDay(at);
  const from = later(start, daysAfter(today, -1));
  const to = today < end ? today : end;
  return from > to ? null : { from, to };
}

/**
 * Whether a player lets a challenge count their tracker, and it has a day that can change. Source: specification/challenges.md, Days of a
 * tracker.
 */
export function countsTracker({ challenge, part, playedAtClose }: ChallengeFacts, at: number): boolean {
  if (isEntered(challenge.measure) || part === null || !part.isPlaying || !part.sharesTracker) return false;
  return stateOf({ challenge, playedAtClose }, at) !== "cancelled" && openDays(challenge, at) !== null;
}

type Tracked = { readonly customer: CustomerId; readonly sums: ReadonlyMap<Day, number>; readonly at: number };

/**
 * What the days' sums of a tracker change of a player's days; null: nothing. A day that adds up to nothing any more is taken back. The same
 * sums again change nothing, so it may come twice. Source: specification/challenges.md, Days of a tracker.
 */
export function changeByTracker({ facts, entries }: Pick<SeenChallenge, "facts" | "entries">, tracked: Tracked): ChallengeChange | null {
  const { customer, sums, at } = tracked;
  if (facts === null || !countsTracker(facts, at)) return null;
  const { challenge } = facts;
  const days = openDays(challenge, at);
  const open = days === null ? [] : [...new Set([days.from, days.to])];
  const changed = open.flatMap((day) => {
    const before = entries.find((one) => one.day === day);
    const sum = Math.min(sums.get(day) ?? 0, LARGEST_ENTRY);
    const amount = sum < 1 ? null : sum;
    if (amount === (before === undefined ? null : amountOf(before))) return [];
    return [enteredAnew({ before, customer, challenge: challenge.id, day, amount, at })];
  });
  if (changed.length === 0) return null;
  const all = [...entries.filter((one) => !changed.some(({ day }) => day === one.day)), ...changed];
  return { kind: "entered", entries: changed, standing: scoreNow(all, challenge) };
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
