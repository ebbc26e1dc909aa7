import { readMoment } from "#core/shared/moment.ts";
import type { Moment } from "#core/shared/moment.ts";

/** So many texts are remembered: carts of one shop have the same coupons. */
const MOST = 1_000;
const known = new Map<string, Moment | null>();

/** `readMoment` of a text, which is read once for all carts that have it: no other field takes as long. */
export function momentIn(text: string): Moment | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const moment = readMoment(text);
  if (known.size === MOST) known.clear();
  known.set(text, moment);
  return moment;
}
