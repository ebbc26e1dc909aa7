import { accessesIn, consentsIn } from "./fhir-access.ts";
import { answersIn } from "./fhir-answers.ts";
import { appointmentsIn } from "./fhir-appointments.ts";
import { labReportsIn } from "./fhir-lab-reports.ts";
import { observationsIn } from "./fhir-observations.ts";
import { patientsIn, practitionersIn } from "./fhir-people.ts";
import { prescriptionsIn } from "./fhir-prescriptions.ts";
import { reportsIn } from "./fhir-reports.ts";
import { instantOf } from "./fhir-reference.ts";
import { ticksIn } from "./fhir-ticks.ts";
import type { CareFile } from "#core/assessments/export/care-file.port.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { Json } from "./fhir-reference.ts";

/** A record of care as a bundle of FHIR R4. Whatever its resources name stands in it. */
export const careBundle = (record: CareRecord): Json => ({
  resourceType: "Bundle",
  type: "collection",
  timestamp: instantOf(record.at),
  entry: [
    ...patientsIn(record),
    ...practitionersIn(record),
    ...appointmentsIn(record),
    ...prescriptionsIn(record),
    ...ticksIn(record),
    ...answersIn(record),
    ...reportsIn(record),
    ...observationsIn(record),
    ...labReportsIn(record),
    ...accessesIn(record),
    ...consentsIn(record),
  ],
});

export const fhirCareFile: CareFile = (record) => new TextEncoder().encode(`${JSON.stringify(careBundle(record), null, 1)}\n`);
