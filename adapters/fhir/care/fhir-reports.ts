import { patientOf } from "./fhir-people.ts";
import { entryOf, instantOf, referenceTo } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { Entry } from "./fhir-reference.ts";

/**
 * What patients sent for their appointments, each as a DocumentReference. The files themselves are saved one by one, from the appointment.
 */
export const reportsIn = (record: CareRecord): readonly Entry[] =>
  record.reports.map(({ id, member, booking, mediaType, bytes, sentAt }) =>
    entryOf("DocumentReference", id, {
      status: "current",
      subject: patientOf(record, member),
      date: instantOf(sentAt),
      content: [{ attachment: { contentType: mediaType, size: bytes, creation: instantOf(sentAt) } }],
      context: { related: [referenceTo("Appointment", booking)] },
    }),
  );
