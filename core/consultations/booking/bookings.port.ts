import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Language } from "../../shared/language.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { PaymentEvent } from "../../payments/payment-state.ts";
import type { IssuedPaper } from "./issued-paper.ts";
import type { ConsultingPractitioner } from "../calendar/slot-facts-of.ts";
import type { PractitionerId } from "../practitioner.ts";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { Appointment, BookingState } from "../slots/slot-facts.ts";
import type { Booking, BookingKey } from "./booking.ts";
import type { PlanAtHand } from "./paid-by-plan.ts";
import type { Consulted } from "./consulted.ts";
import type { BookingFeedback } from "./booking-feedback.ts";
import type { BookingChange, JobOfBooking } from "./booking-change.ts";

/**
 * Bookings with the money that their steps move. No two that block time overlap: for a practitioner over start to end and rest, for a
 * patient over start to end. Times in milliseconds since 1970. Source: specification/consultations.md, No overlap.
 */
export type Bookings = {
  /**
   * Holds a time, or not, as core decides from what is there at that moment. Atomic: nobody else takes time of this practitioner or patient
   * meanwhile. Holds that are over and stand in the way are ended.
   */
  hold<Answer>(transaction: HoldTransaction<Answer>): Promise<Answer>;
  /**
   * Changes a booking as core decides. Atomic as `hold` is, and its account holds nothing and changes no plan meanwhile. null: there is no
   * such booking.
   */
  change<Answer>(id: PayableId, transaction: BookingTransaction<Answer>): Promise<Answer | null>;
  /**
   * Gives a booking another start as core decides. Atomic as `change` is; holds that are over and stand in the new time are ended. null:
   * there is no such booking.
   */
  move<Answer>(id: PayableId, transaction: MoveTransaction<Answer>): Promise<Answer | null>;
  /** Changes a booking as staff, with the entry in the audit log. Atomic as `hold` is. null: there is no such booking. */
  changeAsStaff<Answer>(id: PayableId, decide: (stored: KeptBooking) => StaffDecision<Answer>): Promise<Answer | null>;
  /** Everybody's, the latest start first, after a booking (null: from the first on). */
  all(query: BookingsQuery): Promise<readonly KeptBooking[]>;
  /** null: there is no such booking. */
  withId(id: PayableId): Promise<KeptBooking | null>;
  /** A customer's own. null: there is no such booking, or it is somebody else's, which costs as little to say. */
  own(customer: CustomerId, id: PayableId): Promise<KeptBooking | null>;
  /** A customer's bookings, the latest start first. */
  of(customer: CustomerId): Promise<readonly KeptBooking[]>;
  /** What the patient wrote before it; null: nothing. */
  complaint(booking: BookingKey): Promise<string | null>;
  /** What the patient said of it privately; null: nothing. */
  feedback(booking: BookingKey): Promise<BookingFeedback | null>;
  /** In the place of what was said before. Of an appointment that is gone nothing is kept. */
  putFeedback(booking: BookingKey, feedback: BookingFeedback): Promise<void>;
};
export const Bookings = token<Bookings>("Bookings");

/** `state`, `customer` null: any. */
export type BookingsQuery = {
  readonly state: BookingState | null;
  readonly customer: CustomerId | null;
  readonly after: PayableId | null;
  readonly limit: number;
};

export type StaffDecision<Answer> = {
  readonly change: BookingChange | null;
  readonly audit: AuditEntry | null;
  readonly answer: Answer;
};

/** A booking with what is stored beside it. */
export type KeptBooking = {
  readonly booking: Booking;
  readonly consulted: Consulted;
  /** In which its customer held it; null: none was chosen. */
  readonly language: Language | null;
  /** Everything that was reported about its payments, without repetitions, the oldest first. */
  readonly payments: readonly PaymentEvent[];
  readonly ledger: Ledger;
  /** The oldest first; their numbers are given in the transaction of the step that needs them, so that none is skipped. */
  readonly papers: readonly IssuedPaper[];
};

/** `isFree`: no other booking takes its time from its practitioner or its patient. `plan`: the one that pays for it; null: none does. */
export type SeenBooking = KeptBooking & { readonly isFree: boolean; readonly plan: PlanAtHand | null };

export type BookingTransaction<Answer> = {
  readonly at: number;
  /** New reports about its payments; those that were not known are stored, and `fresh` are their ids. */
  readonly events: readonly PaymentEvent[];
  readonly decide: (seen: SeenBooking, fresh: ReadonlySet<string>) => { readonly change: BookingChange | null; readonly answer: Answer };
};

/** `start`: the one that is wanted. */
export type MoveTransaction<Answer> = {
  readonly start: number;
  readonly at: number;
  readonly decide: (seen: SeenForMove) => { readonly change: BookingChange | null; readonly answer: Answer };
};

/** `practitioner` null: they take nobody at present. `appointments` as for a hold, the booking's own among them. */
export type SeenForMove = KeptBooking & Pick<SeenForHold, "practitioner" | "appointments"> & Pick<SeenBooking, "plan">;

/** `patient` is a member's id or the customer's. `key` identifies the call. */
export type HoldTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly practitioner: PractitionerId;
  readonly patient: string;
  readonly start: number;
  readonly key: string;
  readonly at: number;
  readonly decide: (seen: SeenForHold) => HoldDecision<Answer>;
};

export type SeenForHold = {
  /** null: nobody whom everybody may find has this id. */
  readonly practitioner: ConsultingPractitioner | null;
  /** Of the practitioner and of the patient around that start, in the states that block time. */
  readonly appointments: readonly Appointment[];
  /** The customer's present hold; null: there is none. */
  readonly live: Booking | null;
  /** What this call has held before; null: nothing. */
  readonly earlier: KeptBooking | null;
  /** The customer's plans that are paid for. */
  readonly plans: readonly PlanAtHand[];
  /** When the customer held times, the oldest first; at least those of the hour before `at`. */
  readonly held: readonly number[];
};

/** `keep` null: nothing is held. `release` ends the former hold. */
export type HoldDecision<Answer> = {
  readonly keep: {
    readonly booking: Booking;
    readonly complaint: string | null;
    readonly language: Language | null;
    readonly jobs: readonly JobOfBooking[];
  } | null;
  readonly release: BookingChange | null;
  readonly answer: Answer;
};
