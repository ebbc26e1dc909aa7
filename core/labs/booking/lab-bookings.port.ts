import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Language } from "../../shared/language.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Subscription } from "../../plans/subscription.ts";
import type { PaymentEvent } from "../../payments/payment-state.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { IssuedLabPaper } from "./issued-lab-paper.ts";
import type { Lab, LabId } from "../lab.ts";
import type { LabCalendar, LabPlace } from "../lab-calendar.ts";
import type { LabTaking } from "../slots/lab-slots.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { JobOfLabBooking, LabBookingChange } from "./lab-booking-change.ts";
import type { LabBookingState } from "./lab-booking-step.ts";

/**
 * Bookings of tests with the money that their steps move. The store lets no slot have more bookings than its calendar has room for. Times
 * in milliseconds since 1970. Source: specification/labs.md, Slots of a lab.
 */
export type LabBookings = {
  /**
   * Holds a slot, or not, as core decides from what is there at that moment. Atomic: nobody else takes room of this slot meanwhile. Holds
   * of it that are over are ended.
   */
  hold<Answer>(transaction: LabHoldTransaction<Answer>): Promise<Answer>;
  /** Changes a booking as core decides. Atomic as `hold` is. null: there is no such booking. */
  change<Answer>(id: PayableId, transaction: LabTransaction<Answer>): Promise<Answer | null>;
  /** Gives a booking another start as core decides. Atomic as `hold` is. null: there is no such booking. */
  move<Answer>(id: PayableId, transaction: LabMoveTransaction<Answer>): Promise<Answer | null>;
  /** Changes a booking as staff, with the entry in the audit log. Atomic as `hold` is. null: there is no such booking. */
  changeAsStaff<Answer>(id: PayableId, decide: (stored: KeptLabBooking) => LabStaffDecision<Answer>): Promise<Answer | null>;
  /** null: there is no such booking. */
  withId(id: PayableId): Promise<KeptLabBooking | null>;
  /** A customer's bookings, the latest start first. */
  of(customer: CustomerId): Promise<readonly KeptLabBooking[]>;
  /** The bookings of everybody that start in a span, the earliest first; `lab` null: of all laboratories. */
  between(request: { readonly lab: LabId | null; readonly from: number; readonly to: number }): Promise<readonly KeptLabBooking[]>;
  /** What takes room of a laboratory's slots that start in a span. */
  takings(request: { readonly lab: LabId; readonly from: number; readonly to: number }): Promise<readonly LabTaking[]>;
};
export const LabBookings = token<LabBookings>("LabBookings");

/** States in which a booking takes room of its slot. A hold that is over takes none. */
export const TAKING_STATES: readonly LabBookingState[] = [
  "held",
  "pending_payment",
  "booked",
  "assigned",
  "collected",
  "in_lab",
  "partial",
  "ready",
];

/** A booking with what is stored beside it. `language`: in which its customer held it; null: none was chosen. */
export type KeptLabBooking = {
  readonly booking: LabBooking;
  readonly language: Language | null;
  /** Everything that was reported about its payments, without repetitions, the oldest first. */
  readonly payments: readonly PaymentEvent[];
  readonly ledger: Ledger;
  /** The oldest first; their numbers are given in the transaction of the step that needs them, so that none is skipped. */
  readonly papers: readonly IssuedLabPaper[];
};

/** `isFree`: its slot has room for it, holds that are over left out. */
export type SeenLabBooking = KeptLabBooking & { readonly isFree: boolean };

export type LabTransaction<Answer> = {
  readonly at: number;
  /** New reports about its payments; those that were not known are stored, and `fresh` are their ids. */
  readonly events: readonly PaymentEvent[];
  readonly decide: (
    seen: SeenLabBooking,
    fresh: ReadonlySet<string>,
  ) => { readonly change: LabBookingChange | null; readonly answer: Answer };
};

/** What a laboratory has room for: null, it has left. `takings` are at least those of the day that is asked for. */
export type LabRoom = {
  readonly lab: Lab | null;
  readonly calendar: LabCalendar | null;
  readonly takings: readonly LabTaking[];
};

/** `start`: the one that is wanted. `takings` are without the booking's own. */
export type LabMoveTransaction<Answer> = {
  readonly start: number;
  readonly at: number;
  readonly decide: (seen: KeptLabBooking & LabRoom) => { readonly change: LabBookingChange | null; readonly answer: Answer };
};

export type LabStaffDecision<Answer> = {
  readonly change: LabBookingChange | null;
  readonly audit: AuditEntry | null;
  readonly answer: Answer;
};

/** `key` identifies the call. */
export type LabHoldTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly lab: LabId;
  readonly place: LabPlace;
  readonly start: number;
  readonly key: string;
  readonly at: number;
  readonly decide: (seen: SeenForLabHold) => LabHoldDecision<Answer>;
};

export type SeenForLabHold = LabRoom & {
  /** The customer's present hold; null: there is none. Its own room is not among the takings. */
  readonly live: LabBooking | null;
  /** What this call has held before; null: nothing. */
  readonly earlier: KeptLabBooking | null;
  /** When the customer held slots, the oldest first; at least those of the hour before `at`. */
  readonly held: readonly number[];
  /** The customer's plans that are paid for. None of them changes until this is decided. */
  readonly plans: readonly Subscription[];
};

/** `keep` null: nothing is held. `release` ends the former hold. */
export type LabHoldDecision<Answer> = {
  readonly keep: { readonly booking: LabBooking; readonly language: Language | null; readonly jobs: readonly JobOfLabBooking[] } | null;
  readonly release: LabBookingChange | null;
  readonly answer: Answer;
};
