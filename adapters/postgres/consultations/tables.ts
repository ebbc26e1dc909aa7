import type { Generated, JSONColumnType } from "kysely";
import type { BookingActor, BookingDeed } from "#core/consultations/booking/booking-step.ts";
import type { AboutText, Clinic, Fee, Mode, SpokenLanguage } from "#core/consultations/practitioner/practitioner.ts";
import type { BookingState, CalendarException, WeeklyWindow } from "#core/consultations/slots/slot-facts.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { Language } from "#core/shared/language.ts";
import type { Gender } from "#core/identity/customer.ts";

export type ConsultationTables = {
  practitioner: PractitionerRow;
  booking: BookingRow;
  booking_step: BookingStepRow;
  booking_complaint: BookingComplaintRow;
  member_health_consent: MemberHealthConsentRow;
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
  about: JSONColumnType<AboutText | null>;
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
  made_at: Generated<Date>;
  /** By which its customer's call is known again. */
  call_key: Generated<string | null>;
  /** In which its customer held it. */
  language: Generated<Language | null>;
};

/** Rows are only added. */
export type BookingStepRow = {
  booking_id: string;
  number: number;
  at: Date;
  by: JSONColumnType<BookingActor>;
  deed: JSONColumnType<BookingDeed>;
};

export type BookingComplaintRow = { booking_id: string; words: string };

/** `withdrawn_at` null: it stands. */
export type MemberHealthConsentRow = { customer: string; member: string; given_at: Date; withdrawn_at: Generated<Date | null> };
