import type { BookingState } from "./slot-facts.ts";

/** The states in which a booking takes its practitioner's and its patient's time. */
export const BLOCKING_STATES: readonly BookingState[] = ["held", "pending_payment", "confirmed", "checked_in", "in_progress"];
