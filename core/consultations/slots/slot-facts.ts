import type { Day } from "../../shared/day.ts";

/** Minutes since midnight. A window whose end is not after its beginning ends on the next day. */
export type DayWindow = { readonly from: number; readonly to: number };

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Applies to days from `validFrom` to `validUntil`, both included, by the day on which the window begins; null: no limit on that side. */
export type WeeklyWindow = DayWindow & { readonly weekday: Weekday; readonly validFrom: Day | null; readonly validUntil: Day | null };

/** A half-open span, in milliseconds since 1970. */
export type Span = { readonly from: number; readonly to: number };

/** `day` replaces the weekly windows that begin on that day; `closed` overrides everything. */
export type CalendarException =
  | { readonly kind: "day"; readonly date: Day; readonly windows: readonly DayWindow[] }
  | ({ readonly kind: "closed" } & Span);

export const BOOKING_STATES = [
  "held",
  "pending_payment",
  "expired",
  "confirmed",
  "checked_in",
  "in_progress",
  "completed",
  "cancelled_by_patient",
  "cancelled_by_practitioner",
  "no_show_patient",
  "no_show_practitioner",
  "failed_technically",
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** `length` and `buffer` in minutes; `expiresAt` null: it is not a hold. */
export type Appointment = {
  readonly id: string;
  readonly practitioner: string;
  readonly patient: string | null;
  readonly start: number;
  readonly length: number;
  readonly buffer: number;
  readonly state: BookingState;
  readonly expiresAt: number | null;
};

/** `buffer`, `lead` in minutes, `horizon` in days. */
export type SlotRules = {
  readonly id: string;
  readonly isActive: boolean;
  readonly buffer: number;
  readonly lead: number;
  readonly horizon: number;
};

/**
 * The facts from which slots are calculated. Instants in milliseconds since 1970; `from`, `to` and starts are whole minutes; `patient`
 * null: no patient.
 */
export type SlotFacts = {
  readonly now: number;
  readonly from: number;
  readonly to: number;
  readonly practitioner: SlotRules;
  readonly length: number;
  readonly patient: string | null;
  readonly exclude: string | null;
  readonly windows: readonly WeeklyWindow[];
  readonly exceptions: readonly CalendarException[];
  readonly bookings: readonly Appointment[];
};
