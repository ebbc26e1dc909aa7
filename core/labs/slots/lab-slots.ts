import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay, indianTime } from "../../shared/indian-time.ts";
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
const FASTING_FROM = "06:00";
const FASTING_BEFORE = "11:00";

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
  return days
    .flatMap((day) =>
      windows
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .flatMap((window) =>
          startsIn(window, length).map((minute) => {
            const start = firstInstantOf(day) + minute * MINUTE;
            return { start, end: start + length * MINUTE, ...judged(facts, { window, day, minute, start }) };
          }),
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

const serves = ({ place, pincodes }: LabWindow, spot: LabSpot): boolean =>
  place === spot.kind && (spot.kind === "centre" || pincodes.length === 0 || pincodes.includes(spot.pincode));

const startsIn = ({ from, to }: LabWindow, length: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / length) }, (_, nth) => from + nth * length);

type Judged = { readonly window: LabWindow; readonly day: Day; readonly minute: number; readonly start: number };

function judged(facts: LabSlotFacts, { window, day, minute, start }: Judged): Pick<LabSlot, "reason" | "freeAt"> {
  const { now, calendar, spot, isFasting, hours } = facts;
  const plain = (reason: LabSlotReason) => ({ reason, freeAt: null });
  if (start < now) return plain("past");
  if (start < now + SLOT_LEAD[spot.kind]) return plain("lead");
  if (start > now + HORIZON) return plain("horizon");
  const isOpen = spot.kind === "home" || isOpenAt(hours, weekdayOf(day), minute);
  if (!isOpen || calendar.closed.includes(day)) return plain("closed");
  if (isFasting && !isFastingTime(start)) return plain("not_fasting");
  const here = facts.takings.filter((one) => one.start === start && serves(window, one.spot));
  const booked = here.filter(({ heldUntil }) => heldUntil === null).length;
  const held = here.flatMap(({ heldUntil }) => (heldUntil !== null && heldUntil > now ? [heldUntil] : []));
  if (booked >= window.capacity) return plain("full");
  if (booked + held.length >= window.capacity) return { reason: "held", freeAt: held.reduce((a, b) => Math.min(a, b), Infinity) };
  return plain("offered");
}

/** Whether somebody with an empty stomach can come at a moment. */
function isFastingTime(start: number): boolean {
  const time = indianTime(start);
  return time >= FASTING_FROM && time < FASTING_BEFORE;
}

const isOpenAt = (hours: readonly CentreHours[], weekday: number, minute: number): boolean =>
  hours.some(({ weekdays, from, to }) => weekdays.includes(weekday) && from <= minute && minute + SLOT_MINUTES.centre <= to);
