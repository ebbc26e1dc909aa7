import type { PaidByPlan } from "#core/consultations/booking/paid-by-plan.ts";
import type { AccessEntry } from "#core/consultations/booking/access-entry.ts";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { IssuedPaper } from "#core/consultations/booking/issued-paper.ts";
import type { BookingActor, BookingDeed } from "#core/consultations/booking/booking-step.ts";
import type { RoomDeed } from "#core/consultations/call/room.ts";
import type { Signal } from "#core/consultations/call/signal.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";
import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";
import type { TemplateContent } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";
import type { Clinic, Fee, Mode, SpokenLanguage } from "#core/consultations/practitioner.ts";
import type { BookingState, CalendarException, WeeklyWindow } from "#core/consultations/slots/slot-facts.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { ServicePaperKind } from "#core/invoices/service-paper.ts";
import type { BilingualText, Language } from "#core/shared/language.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { Gender } from "#core/identity/customer.ts";

export type ConsultationTables = {
  practitioner: PractitionerRow;
  practitioner_change: PractitionerChangeRow;
  booking: BookingRow;
  booking_step: BookingStepRow;
  booking_complaint: BookingComplaintRow;
  booking_feedback: BookingFeedbackRow;
  booking_paper: BookingPaperRow;
  prescription: PrescriptionRow;
  prescription_version: PrescriptionVersionRow;
  prescription_draft: PrescriptionDraftRow;
  prescription_template: PrescriptionTemplateRow;
  access_entry: AccessEntryRow;
  dose_tick: DoseTickRow;
  practitioner_series: PractitionerSeriesRow;
  member_health_consent: MemberHealthConsentRow;
  call_step: CallStepRow;
  call_signal: CallSignalRow;
};

/** A practitioner and their calendar, which are read and changed as a whole. */
export type PractitionerRow = {
  id: string;
  name: string;
  therapy: Therapy;
  qualifications: readonly string[];
  council: string | null;
  registration: string | null;
  languages: readonly SpokenLanguage[];
  gender: Gender;
  practising_since: number;
  cities: readonly string[];
  clinics: JSONColumnType<Clinic[]>;
  fees: JSONColumnType<Fee[]>;
  about: JSONColumnType<BilingualText | null>;
  picture: string | null;
  buffer: number;
  lead: number;
  horizon: number;
  gst: number;
  account: string | null;
  is_active: boolean;
  verified_at: Date | null;
  windows: JSONColumnType<WeeklyWindow[]>;
  exceptions: JSONColumnType<CalendarException[]>;
};

/** Rows are only added, and go after a day. */
export type PractitionerChangeRow = { practitioner: string; changed_in: Generated<string>; changed_at: Generated<Date> };

/** An appointment as it takes time; `member` null: the customer is the patient. */
export type BookingRow = {
  id: string;
  practitioner: string;
  customer: string;
  member: string | null;
  starts_at: Date;
  length: number;
  buffer: number;
  state: BookingState;
  expires_at: Date | null;
  mode: Generated<Mode>;
  fee: Generated<number>;
  /** JSON is written as text and read as the value; null: no plan pays. */
  plan: ColumnType<PaidByPlan | null, string | null | undefined, string | null>;
  made_at: Generated<Date>;
  /** By which its customer's call is known again. */
  call_key: Generated<string | null>;
  /** In which its customer held it. */
  language: Generated<Language | null>;
};

/** Rows are only added. */
export type BookingStepRow = {
  customer: string;
  booking_id: string;
  number: number;
  at: Date;
  by: JSONColumnType<BookingActor>;
  deed: JSONColumnType<BookingDeed>;
};

/** Rows are only added; `starts_at`: the start for which the room was. */
export type CallStepRow = { booking_id: string; starts_at: Date; number: number; at: Date; deed: JSONColumnType<RoomDeed> };

/** `data` null: it was read, or it is too old. */
export type CallSignalRow = {
  number: Generated<string>;
  booking_id: string;
  generation: number;
  sender: string;
  recipient: string;
  seq: number;
  kind: Signal["kind"];
  data: string | null;
  at: Date;
};

/** Rows are only added. */
export type BookingPaperRow = {
  place: GeneratedAlways<number>;
  booking_id: string;
  kind: ServicePaperKind;
  number: string;
  day: string;
  amount: number;
  facts: JSONColumnType<Omit<IssuedPaper, "kind" | "number" | "day" | "amount">>;
};

/** `place`, from 1 on, makes the series of a practitioner's papers. */
export type PractitionerSeriesRow = { practitioner: string; place: GeneratedAlways<number> };

/** `member` null: it is for the customer. */
export type PrescriptionRow = {
  booking_id: string;
  number: string;
  customer: string;
  member: string | null;
  withdrawn_at: Generated<Date | null>;
  withdrawn_because: Generated<string | null>;
  signed_at: Date;
};

/** Rows are only added. */
export type PrescriptionVersionRow = {
  customer: string;
  booking_id: string;
  version: number;
  content: JSONColumnType<PrescriptionVersion>;
  hash: string;
};

/** `member` null: the customer's own. */
export type AccessEntryRow = {
  number: Generated<number>;
  customer: string;
  member: string | null;
  at: Date;
  by_name: string;
  seen: JSONColumnType<AccessEntry["seen"]>;
  booking: string;
  starts_at: Date;
};

export type DoseTickRow = {
  number: Generated<number>;
  customer: string;
  booking: string;
  item: string;
  day: string;
  time: string;
  ticked_at: Date;
};

export type PrescriptionDraftRow = { customer: string; booking_id: string; content: JSONColumnType<WrittenPrescription> };

/** Nothing of a patient is in it. */
export type PrescriptionTemplateRow = {
  id: string;
  practitioner: string;
  kind: PrescriptionKind;
  name: string;
  content: JSONColumnType<TemplateContent>;
};

export type BookingFeedbackRow = { customer: string; booking_id: string; line: Stars; text: string };

export type BookingComplaintRow = { customer: string; booking_id: string; words: string };

/** `withdrawn_at` null: it stands. */
export type MemberHealthConsentRow = {
  customer: string;
  member: string;
  given_at: Date;
  withdrawn_at: Generated<Date | null>;
  text_version: Generated<number>;
};
