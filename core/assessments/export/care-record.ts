import type { Family } from "../../account/family-member.ts";
import type { AccessEntry } from "../../consultations/booking/access-entry.ts";
import type { KeptBooking } from "../../consultations/booking/bookings.port.ts";
import type { CallConsent } from "../../consultations/call/room.ts";
import type { CareConsent } from "../../consultations/consent/allow-care-data.use-case.ts";
import type { Prescription } from "../../consultations/prescription/prescription.ts";
import type { DosePlace } from "../../consultations/ticks/planned-dose.ts";
import type { Customer } from "../../identity/customer.ts";
import type { Assessment } from "../answering/assessment.ts";
import type { HealthProfile } from "../answering/health-profile.ts";
import type { PatientReport } from "../sharing/patient-report.ts";
import type { FoundTest } from "./found-tests.ts";
import type { Measured } from "./noted-days.ts";

/**
 * An appointment of a patient, what they wrote before it (null: nothing), and to what they consented at check-in. Times in milliseconds
 * since 1970.
 */
export type RecordedBooking = Pick<KeptBooking, "booking" | "consulted"> & {
  readonly complaint: string | null;
  readonly consents: readonly { readonly at: number; readonly consent: CallConsent }[];
};

/**
 * Everything of a customer's care and that of their members at `at`, in milliseconds since 1970. A practitioner's drafts are no part of it.
 * `consents`: for whom health data may be used. Source: specification/consultations.md, Export in FHIR.
 */
export type CareRecord = Measured & {
  readonly at: number;
  readonly customer: Customer;
  readonly family: Family;
  readonly bookings: readonly RecordedBooking[];
  readonly prescriptions: readonly Prescription[];
  readonly ticks: readonly DosePlace[];
  readonly assessments: readonly Assessment[];
  readonly profiles: readonly HealthProfile[];
  readonly reports: readonly PatientReport[];
  readonly consents: readonly CareConsent["member"][];
  readonly accesses: readonly AccessEntry[];
  readonly found: readonly FoundTest[];
};
