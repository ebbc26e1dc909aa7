import type { Practitioner } from "../practitioner.ts";
import type { Appointment, SlotFacts } from "../slots/slot-facts.ts";
import type { Calendar } from "./calendar.ts";

/** A practitioner with their calendar. */
export type ConsultingPractitioner = { readonly practitioner: Practitioner; readonly calendar: Calendar };

/** What is asked of a calendar; instants in milliseconds since 1970, the span in whole minutes, `length` in minutes. */
export type SlotsRequest = Pick<SlotFacts, "now" | "from" | "to" | "length" | "patient" | "exclude">;

/**
 * The facts from which the slots of a practitioner are calculated. `bookings` may hold more than the span. Source: specification/slots.md,
 * The grid.
 */
export const slotFactsOf = (
  { practitioner: { id, isActive, buffer, lead, horizon }, calendar }: ConsultingPractitioner,
  bookings: readonly Appointment[],
  request: SlotsRequest,
): SlotFacts => ({ ...request, ...calendar, practitioner: { id, isActive, buffer, lead, horizon }, bookings });
