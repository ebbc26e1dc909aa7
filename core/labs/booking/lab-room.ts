import { indianDay } from "../../shared/indian-time.ts";
import { firstInstantOf, weekdayOf } from "../../shared/day.ts";
import { labSlots } from "../slots/lab-slots.ts";
import type { BookedPlace, LabBooking } from "./lab-booking.ts";
import type { LabRoom } from "./lab-bookings.port.ts";
import type { LabCalendar, LabPlace } from "../lab-calendar.ts";
import type { LabSlot, LabSlotReason, LabSpot, LabTaking } from "../slots/lab-slots.ts";

const MINUTE = 60_000;
const A_DAY = 24 * 60 * MINUTE;

/**
 * How many bookings a laboratory has room for at a start, in all its windows of that place. Source: specification/labs.md, Slots of a lab.
 */
export function capacityAt({ windows }: Pick<LabCalendar, "windows">, place: LabPlace, start: number): number {
  const day = indianDay(start);
  const minute = (start - firstInstantOf(day)) / MINUTE;
  return windows
    .filter((one) => one.place === place && one.weekday === weekdayOf(day) && one.from <= minute && minute < one.to)
    .reduce((sum, { capacity }) => sum + capacity, 0);
}

/** Where a booking's sample is taken, as slots know it. Source: specification/labs.md, Slots of a lab. */
export const spotOf = (place: BookedPlace): LabSpot =>
  place.kind === "home" ? { kind: "home", pincode: place.address.pincode } : { kind: "centre" };

/** The room that a booking takes. Source: specification/labs.md, Slots of a lab. */
export const takingOf = ({ start, place, expiresAt }: Pick<LabBooking, "start" | "place" | "expiresAt">): LabTaking => ({
  start,
  spot: spotOf(place),
  heldUntil: expiresAt,
});

/**
 * Whether a slot has room for a booking that has none at present. How far ahead it is makes no difference. `at` in milliseconds since 1970,
 * `takings` are without its own. Source: specification/labs.md, Slots of a lab.
 */
export function hasRoomFor({ place, start, basket }: LabBooking, { lab, calendar, takings }: LabRoom, at: number): boolean {
  const live = takings.filter(({ heldUntil }) => heldUntil === null || heldUntil > at).map((one) => ({ ...one, heldUntil: null }));
  const query = { now: start - A_DAY, spot: spotOf(place), fastingHours: basket.fastingHours, fastedFrom: null, start };
  return slotRefusal({ lab, calendar, takings: live }, query) === null;
}

/** `fastedFrom`: since when, as the customer says, nobody who is tested has eaten anything; null: that is not said. */
type SlotRequest = {
  readonly now: number;
  readonly spot: LabSpot;
  readonly fastingHours: number;
  readonly fastedFrom: number | null;
  readonly start: number;
};

/**
 * Why the slot that starts then can't be had, with the day's slots; null: it is offered, and for one whose fast has begun the customer says
 * that they have kept it. Source: specification/labs.md, Slots of a lab.
 */
export function slotRefusal({ lab, calendar, takings }: LabRoom, { start, fastedFrom, ...place }: SlotRequest): SlotNotOffered | null {
  if (lab === null || calendar === null) return { kind: "not-offered", reason: "closed", slots: [] };
  const slots = labSlots({ ...place, hours: lab.hours, calendar, takings }, [indianDay(start)]);
  const slot = slots.find((one) => one.start === start);
  const reason = slot?.reason ?? "closed";
  if (reason !== "offered") return { kind: "not-offered", reason, slots };
  const fastFrom = slot?.fastFrom ?? null;
  return fastFrom === null || (fastedFrom !== null && fastedFrom <= fastFrom) ? null : { kind: "not-fasted", from: fastFrom, slots };
}

/** `slots`: those of its day, as far as they are known. `from`: since when nothing may have been eaten, which the customer did not say. */
export type SlotNotOffered =
  | { readonly kind: "not-offered"; readonly reason: LabSlotReason; readonly slots: readonly LabSlot[] }
  | { readonly kind: "not-fasted"; readonly from: number; readonly slots: readonly LabSlot[] };
