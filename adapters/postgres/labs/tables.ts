import type { LabBookingFacts } from "#core/labs/booking/lab-booking.ts";
import type { LabActor, LabBookingState, LabDeed } from "#core/labs/booking/lab-booking-step.ts";
import type { Language } from "#core/shared/language.ts";
import type { ColumnType, GeneratedAlways, JSONColumnType } from "kysely";
import type { LabPaperKind } from "#core/invoices/lab-paper.ts";
import type { IssuedLabPaper } from "#core/labs/booking/issued-lab-paper.ts";
import type { ReportedTest } from "#core/labs/booking/lab-report.ts";
import type { LabPackage } from "#core/labs/lab-package.ts";
import type { LabTest } from "#core/labs/lab-test.ts";
import type { LabCalendar, LabPlace } from "#core/labs/lab-calendar.ts";
import type { Lab } from "#core/labs/lab.ts";

export type LabTables = {
  lab: { id: string; offer: Offer<Lab> };
  lab_test: { id: string; slug: string; offer: Offer<LabTest> };
  lab_package: { id: string; slug: string; offer: Offer<LabPackage> };
  /** By its laboratory's id. */
  lab_calendar: { id: string; offer: Offer<LabCalendar> };
  lab_booking: LabBookingRow;
  lab_report: LabReportRow;
  lab_paper: LabPaperRow;
  /** `place`, from 1 on, makes the series of a laboratory's papers. */
  lab_series: { lab: string; place: GeneratedAlways<number> };
  lab_booking_step: LabBookingStepRow;
  /** How many bookings take room of a slot, and how many may. */
  lab_slot: { lab: string; place: LabPlace; starts_at: Date; taken: number; capacity: number };
};

export type LabBookingStepRow = {
  customer: string;
  booking_id: string;
  number: number;
  at: Date;
  by: JSONColumnType<LabActor>;
  deed: JSONColumnType<LabDeed>;
  /** The upload that it names; null: none. */
  file: GeneratedAlways<string | null>;
};

export type LabBookingRow = {
  id: string;
  customer: string;
  lab: string;
  place: LabPlace;
  /** null: in the centre. */
  pincode: string | null;
  starts_at: Date;
  facts: JSONColumnType<Pick<LabBookingFacts, "lab" | "place" | "basket">>;
  state: LabBookingState;
  expires_at: Date | null;
  made_at: Date;
  /** By which its customer's call is known again. */
  call_key: string;
  /** In which its customer held it. */
  language: Language | null;
};

/** Rows are only added. */
export type LabPaperRow = {
  place: GeneratedAlways<number>;
  booking_id: string;
  kind: LabPaperKind;
  number: string;
  day: string;
  amount: number;
  facts: JSONColumnType<Omit<IssuedLabPaper, "kind" | "number" | "day" | "amount">>;
};

export type LabReportRow = {
  /** Its booking with its number. */
  id: string;
  booking_id: string;
  number: number;
  customer: string;
  /** null: the customer. */
  member: string | null;
  taken_at: Date;
  at: Date;
  by_name: string;
  /** Why former values are wrong. */
  reason: string | null;
  tests: Offer<readonly ReportedTest[]>;
  /** The upload of the PDF that came with it. */
  paper: string | null;
};

/** JSON is written as text and read as the value. */
type Offer<Document> = ColumnType<Document, string, string>;
