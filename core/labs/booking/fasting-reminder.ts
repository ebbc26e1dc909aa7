import { indianMidnight } from "../../shared/indian-time.ts";
import type { LabBooking } from "./lab-booking.ts";

const HOUR = 60 * 60 * 1000;

/** At which hour of the evening before. */
const EVENING = 18;

type Fasting = Pick<LabBooking, "start"> & { readonly basket: Pick<LabBooking["basket"], "fastingHours"> };

/**
 * From when on nothing is eaten before a sample, in milliseconds since 1970; null: one eats as usual. Source: specification/labs.md, What
 * is told of a booking.
 */
export const fastingFrom = ({ start, basket }: Fasting): number | null =>
  basket.fastingHours === 0 ? null : start - basket.fastingHours * HOUR;

/**
 * When a customer is told to fast: at six in the evening before the sample, and where the fasting begins by then, an hour before it does;
 * null: one eats as usual. In milliseconds since 1970. Source: specification/labs.md, What is told of a booking.
 */
export function fastingReminderAt(booking: Fasting): number | null {
  const from = fastingFrom(booking);
  return from === null ? null : Math.min(indianMidnight(booking.start) - (24 - EVENING) * HOUR, from - HOUR);
}
