import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { weekdayOf } from "./weekday-of.ts";
import type { Day } from "../../shared/day.ts";
import type { Pincode } from "../../shipping/delivery-place.ts";
import type { CentreHours, Lab } from "../lab.ts";
import type { LabCalendar, LabPlace, LabWindow } from "./lab-calendar.ts";

export const LAB_SLOT_REASONS = ["past", "lead", "horizon", "closed", "not_fasting", "full", "held", "offered"] as const;
export type LabSlotReason = (typeof LAB_SLOT_REASONS)[number];

/** Where somebody wants their sample to be taken. */
export type LabSpot = { readonly kind: "home"; readonly pincode: Pincode } | { readonly kind: "centre" };

/** A booking that takes room; `heldUntil` null: it is booked, else it is held until then. Times in milliseconds since 1970. */
export type LabTaking = { readonly start: number; readonly spot: LabSpot; readonly heldUntil: number | null };

/** A slot, in milliseconds since 1970. `freeAt`: when it may be free again; null unless its reason is "held". */
export type LabSlot = { readonly start: number; readonly end: number; readonly reason: LabSlotReason; readonly freeAt: number | null };

/** `isFasting`: something of the basket needs an empty stomach. `takings` are those of the laboratory. */
export type LabSlotFacts = {
  readonly now: number;
  readonly hours: Lab["hours"];
  readonly calendar: Pick<LabCalendar, "windows" | "closed">;
  readonly spot: LabSpot;
  readonly isFasting: boolean;
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
  const windows = calendar.windows.filter((window) => serves(window, spot));
  const length = SLOT_MINUTES[spot.kind];
  const takings = new Map<number, LabTaking[]>();
  for (const one of facts.takings) {
    const others = takings.get(one.start);
    if (others === undefined) takings.set(one.start, [one]);
    else others.push(one);
  }
  const slots: LabSlot[] = [];
  for (const day of days) {
    const [weekday, midnight, isClosed] = [weekdayOf(day), firstInstantOf(day), calendar.closed.includes(day)];
    for (const window of windows) {
      if (window.weekday !== weekday) continue;
      for (let minute = window.from; minute + length <= window.to; minute += length) {
        const start = midnight + minute * MINUTE;
        const slot = { window, minute, start, isClosed, takings: takings.get(start) ?? NONE };
        const reason = reasonOf(facts, slot);
        slots.push({ start, end: start + length * MINUTE, reason, freeAt: reason === "held" ? freeAt(facts, slot) : null });
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start);
}

const NONE: readonly LabTaking[] = [];

const serves = ({ place, pincodes }: LabWindow, spot: LabSpot): boolean =>
  place === spot.kind && (spot.kind === "centre" || pincodes.length === 0 || pincodes.includes(spot.pincode));

/** `isClosed`: its day is. `takings`: those of the laboratory that start then. */
type Slot = {
  readonly window: LabWindow;
  readonly minute: number;
  readonly start: number;
  readonly isClosed: boolean;
  readonly takings: readonly LabTaking[];
};

function reasonOf({ now, spot, isFasting, hours }: LabSlotFacts, { window, minute, start, isClosed, takings }: Slot): LabSlotReason {
  if (start < now) return "past";
  if (start < now + SLOT_LEAD[spot.kind]) return "lead";
  if (start > now + HORIZON) return "horizon";
  if (isClosed || (spot.kind === "centre" && !isOpenAt(hours, window.weekday, minute))) return "closed";
  if (isFasting && (minute < FASTING_FROM || minute >= FASTING_BEFORE)) return "not_fasting";
  let [booked, held] = [0, 0];
  for (const one of takings) {
    if (!serves(window, one.spot)) continue;
    if (one.heldUntil === null) booked += 1;
    else if (one.heldUntil > now) held += 1;
  }
  if (booked >= window.capacity) return "full";
  return booked + held >= window.capacity ? "held" : "offered";
}

/** When the first of those who hold it may give it up. */
const freeAt = ({ now }: LabSlotFacts, { window, takings }: Slot): number =>
  takings.reduce(
    (first, one) => (one.heldUntil !== null && one.heldUntil > now && serves(window, one.spot) ? Math.min(first, one.heldUntil) : first),
    Infinity,
  );

const isOpenAt = (hours: readonly CentreHours[], weekday: number, minute: number): boolean =>
  hours.some(({ weekdays, from, to }) => weekdays.includes(weekday) && from <= minute && minute + SLOT_MINUTES.centre <= to);
