import { patientOf } from "./fhir-people.ts";
import { entryOf, instantOf, OURS, ourCode, referenceTo } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { Entry } from "./fhir-reference.ts";

/** Who read health data and why. */
export const accessesIn = (record: CareRecord): readonly Entry[] =>
  record.accesses.map(({ member, at, by, seen, booking }, place) =>
    entryOf("AuditEvent", `${booking}/${at}/${record.accesses.length - place}`, {
      type: { system: "http://terminology.hl7.org/CodeSystem/audit-event-type", code: "rest" },
      subtype: seen.map((code) => ({ system: `${OURS}:seen`, code })),
      action: "R",
      recorded: instantOf(at),
      outcome: "0",
      purposeOfEvent: [{ coding: [{ system: "http://terminology.hl7.org/CodeSystem/v3-ActReason", code: "TREAT" }] }],
      agent: [{ role: [ourCode("role", "practitioner")], name: by, requestor: true }],
      source: { observer: { display: "Niramaya" } },
      entity: [{ what: patientOf(record, member) }, { what: referenceTo("Appointment", booking) }],
    }),
  );

/** For whom health data may be used at present. */
export const consentsIn = (record: CareRecord): readonly Entry[] =>
  record.consents.map((member) =>
    entryOf("Consent", `data/${member ?? record.customer.id}`, {
      status: "active",
      scope: { coding: [{ system: "http://terminology.hl7.org/CodeSystem/consentscope", code: "patient-privacy" }] },
      category: [ourCode("consent", "use-of-health-data")],
      patient: patientOf(record, member),
      performer: [patientOf(record, null)],
      policyRule: ourCode("consent-text", "use-of-health-data"),
    }),
  );
