import { daysAfter, firstInstantOf, weekdayFrom } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import type { Day } from "../../shared/day.ts";
import type { Pincode } from "../../shipping/delivery-place.ts";
import type { CentreHours, Lab } from "../lab.ts";
import type { LabCalendar, LabPlace, LabWindow } from "../lab-calendar.ts";

export const LAB_SLOT_REASONS = ["past", "lead", "horizon", "closed", "not_fasting", "full", "held", "offered"] as const;
export type LabSlotReason = (typeof LAB_SLOT_REASONS)[number];

/** Where somebody wants their sample to be taken. */
export type LabSpot = { readonly kind: "home"; readonly pincode: Pincode } | { readonly kind: "centre" };

/** A booking that takes room; `heldUntil` null: it is booked, else it is held until then. Times in milliseconds since 1970. */
export type LabTaking = { readonly start: number; readonly spot: LabSpot; readonly heldUntil: number | null };

/**
 * A slot, in milliseconds since 1970. `freeAt`: when the slot may be free again; null unless `reason` is "held". `fastFrom`: since when
 * nothing may have been eaten, where that moment has passed already; null: the fast can still begin in time, none is needed, or the slot is
 * not offered.
 */
export type LabSlot = {
  readonly start: number;
  readonly end: number;
  readonly reason: LabSlotReason;
  readonly freeAt: number | null;
  readonly fastFrom: number | null;
};

/** `fastingHours`: the longest fast that something of the basket needs, 0: none. `takings` are those of the laboratory. */
export type LabSlotFacts = {
  readonly now: number;
  readonly hours: Lab["hours"];
  readonly calendar: Pick<LabCalendar, "windows" | "closed">;
  readonly spot: LabSpot;
  readonly fastingHours: number;
  readonly takings: readonly LabTaking[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a slot is, in minutes. Source: specification/labs.md, Slots of a lab. */
export const SLOT_MINUTES: Readonly<Record<LabPlace, number>> = { home: 60, centre: 30 };

/** How long before its start a slot is offered, in milliseconds. Source: specification/labs.md, Slots of a lab. */
export const SLOT_LEAD: Readonly<Record<LabPlace, number>> = { home: 4 * HOUR, centre: HOUR };

const DAYS_AHEAD = 14;
const HORIZON = DAYS_AHEAD * 24 * HOUR;
/** Of the Indian day, in minutes. */
const FASTING_FROM = 6 * 60;
const FASTING_BEFORE = 11 * 60;

/** The days on which slots may be offered at a moment, in milliseconds since 1970. Source: specification/labs.md, Slots of a lab. */
export const slotDays = (now: number): readonly Day[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => daysAfter(indianDay(now), days));

/**
 * The slots of some days at a place, the earliest first, each with the first reason that holds. A pincode to which nobody comes has none.
 * Source: specification/labs.md, Slots of a lab.
 */
export function labSlots(facts: LabSlotFacts, days: readonly Day[]): readonly LabSlot[] {
  const { calendar, spot } = facts;
  const length = SLOT_MINUTES[spot.kind];
  const windows = windowsByWeekday(calendar.windows, spot);
  const judged = slotJudge(facts);
  const slots: LabSlot[] = [];
  let latest = -Infinity;
  let isOrdered = true;
  for (const day of days) {
    const midnight = firstInstantOf(day);
    const isClosed = calendar.closed.length > 0 && calendar.closed.includes(day);
    for (const window of windows[weekdayFrom(midnight)] ?? NONE) {
      for (let minute = window.from; minute + length <= window.to; minute += length) {
        const start = midnight + minute * MINUTE;
        isOrdered &&= latest <= start;
        latest = start;
        slots.push(judged(window, { start, minute, isClosed }));
      }
    }
  }
  return isOrdered ? slots : slots.sort((a, b) => a.start - b.start);
}

const NONE: readonly LabWindow[] = [];

/** Those that serve a spot, at the place of their weekday. */
function windowsByWeekday(windows: readonly LabWindow[], spot: LabSpot): readonly (readonly LabWindow[] | undefined)[] {
  const found: LabWindow[][] = [];
  for (const window of windows) {
    if (!serves(window, spot)) continue;
    const others = found[window.weekday];
    if (others === undefined) found[window.weekday] = [window];
    else others.push(window);
  }
  return found;
}

const serves = ({ place, pincodes }: LabWindow, spot: LabSpot): boolean =>
  place === spot.kind && (spot.kind === "centre" || pincodes.length === 0 || pincodes.includes(spot.pincode));

/** `minute`: of the Indian day. `isClosed`: its day is. */
type Slot = { readonly start: number; readonly minute: number; readonly isClosed: boolean };

/** Says of slots which reason holds, and when one that is held may be free again. */
function slotJudge({ now, spot, fastingHours, hours, takings }: LabSlotFacts): (window: LabWindow, slot: Slot) => LabSlot {
  const length = SLOT_MINUTES[spot.kind] * MINUTE;
  const [from, until] = [now + SLOT_LEAD[spot.kind], now + HORIZON];
  const { last, before } = chained(takings);
  const reasonBefore = (start: number, minute: number, isClosed: boolean, weekday: number): LabSlotReason | null => {
    if (start < from) return start < now ? "past" : "lead";
    if (start > until) return "horizon";
    if (isClosed || (spot.kind === "centre" && !isOpenAt(hours, weekday, minute))) return "closed";
    return fastingHours > 0 && (minute < FASTING_FROM || minute >= FASTING_BEFORE) ? "not_fasting" : null;
  };
  return (window, { start, minute, isClosed }) => {
    const end = start + length;
    const reason = reasonBefore(start, minute, isClosed, window.weekday);
    if (reason !== null) return { start, end, reason, freeAt: null, fastFrom: null };
    let booked = 0;
    let held = 0;
    let freeAt = Infinity;
    for (let place = last.get(start / MINUTE) ?? -1; place >= 0; place = before[place] ?? -1) {
      const one = takings[place] as LabTaking;
      if (!serves(window, one.spot)) continue;
      if (one.heldUntil === null) booked += 1;
      else if (one.heldUntil > now) {
        held += 1;
        if (one.heldUntil < freeAt) freeAt = one.heldUntil;
      }
    }
    if (booked >= window.capacity) return { start, end, reason: "full", freeAt: null, fastFrom: null };
    if (booked + held >= window.capacity) return { start, end, reason: "held", freeAt, fastFrom: null };
    const fast = start - fastingHours * HOUR;
    return { start, end, reason: "offered", freeAt: null, fastFrom: fastingHours > 0 && fast < now ? fast : null };
  };
}

/**
 * The place of the last of those that start at a minute since 1970, and of each the place of the one before it that starts then; -1: none
 * does. Lists of them would cost as much as all else, and so would finding them by milliseconds, which are no small integers.
 */
function chained(takings: readonly LabTaking[]): { readonly last: ReadonlyMap<number, number>; readonly before: readonly number[] } {
  const last = new Map<number, number>();
  const before: number[] = [];
  for (let place = 0; place < takings.length; place += 1) {
    const minute = (takings[place] as LabTaking).start / MINUTE;
    before.push(last.get(minute) ?? -1);
    last.set(minute, place);
  }
  return { last, before };
}

const isOpenAt = (hours: readonly CentreHours[], weekday: number, minute: number): boolean =>
  hours.some(({ weekdays, from, to }) => weekdays.includes(weekday) && from <= minute && minute + SLOT_MINUTES.centre <= to);
