import { patientOf } from "./fhir-people.ts";
import { entryOf, instantOf, ourCode, referenceTo } from "./fhir-reference.ts";
import type { CareRecord, RecordedBooking } from "#core/assessments/export/care-record.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { Entry, Json } from "./fhir-reference.ts";

const MINUTE = 60_000;

/** Source: specification/consultations.md, Export in FHIR. */
const STATUS: Readonly<Record<BookingState, string>> = {
  held: "pending",
  pending_payment: "pending",
  confirmed: "booked",
  checked_in: "checked-in",
  in_progress: "arrived",
  completed: "fulfilled",
  cancelled_by_patient: "cancelled",
  cancelled_by_practitioner: "cancelled",
  expired: "cancelled",
  no_show_patient: "noshow",
  no_show_practitioner: "noshow",
  failed_technically: "cancelled",
};

/** An appointment with what was answered for it, and the consents that were given as it began. */
export const appointmentsIn = (record: CareRecord): readonly Entry[] =>
  record.bookings.flatMap((one) => [appointmentOf(record, one), ...consentsOf(record, one)]);

function appointmentOf(record: CareRecord, { booking, consulted, complaint }: RecordedBooking): Entry {
  const { id, state, start, length, mode, member, practitioner, history } = booking;
  const status = STATUS[state];
  const answers = record.assessments.filter((one) => one.booking === id).map((one) => referenceTo("QuestionnaireResponse", one.id));
  const made = history[0]?.at;
  return entryOf("Appointment", id, {
    identifier: [{ value: id }],
    status,
    ...(status === "cancelled" || status === "noshow" ? { cancelationReason: ourCode("appointment-state", state) } : {}),
    serviceType: [ourCode("therapy", consulted.therapy)],
    appointmentType: ourCode("appointment-mode", mode),
    ...(complaint === null ? {} : { reasonCode: [{ text: complaint }] }),
    ...(answers.length === 0 ? {} : { supportingInformation: answers }),
    start: instantOf(start),
    end: instantOf(start + length * MINUTE),
    minutesDuration: length,
    ...(made === undefined ? {} : { created: instantOf(made) }),
    participant: [participant(patientOf(record, member)), participant(referenceTo("Practitioner", practitioner))],
  });
}

const participant = (actor: Json): Json => ({ actor, status: "accepted" });

const consentsOf = (record: CareRecord, { booking, consents }: RecordedBooking): readonly Entry[] =>
  consents.map(({ at, consent: { version, language, givenBy } }) =>
    entryOf("Consent", `${booking.id}/${at}`, {
      status: "active",
      scope: { coding: [{ system: "http://terminology.hl7.org/CodeSystem/consentscope", code: "treatment" }] },
      category: [ourCode("consent", "consultation-at-a-distance")],
      patient: patientOf(record, booking.member),
      dateTime: instantOf(at),
      performer: [patientOf(record, givenBy === "guardian" ? null : booking.member)],
      policyRule: ourCode("consent-text", `call-${version}-${language}`),
      provision: { data: [{ meaning: "related", reference: referenceTo("Appointment", booking.id) }] },
    }),
  );
