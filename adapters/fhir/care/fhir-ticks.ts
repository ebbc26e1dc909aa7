import { clockTimeOf } from "#core/consultations/prescription/item-time.ts";
import { placeOf } from "#core/consultations/ticks/ticked-items.ts";
import { patientOf } from "./fhir-people.ts";
import { itemId, versionId } from "./fhir-prescriptions.ts";
import { entryOf, referenceTo } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { Entry } from "./fhir-reference.ts";

/**
 * What was ticked. A dose is a MedicationStatement, as the patient is who says that it was taken; a MedicationAdministration is said by
 * whoever gives it. Anything else that was done is a Procedure.
 */
export const ticksIn = (record: CareRecord): readonly Entry[] => record.ticks.flatMap((dose) => tickEntry(record, dose));

function tickEntry(record: CareRecord, dose: DosePlace): readonly Entry[] {
  const prescription = record.prescriptions.find(({ versions: [{ version }] }) => version.booking === dose.booking);
  if (prescription === undefined) return [];
  const withIt = prescription.versions.findLast(({ version }) => version.items.some(({ key }) => key === dose.item));
  const item = withIt?.version.items.find(({ key }) => key === dose.item);
  if (withIt === undefined || item === undefined) return [];
  const { version } = withIt;
  const patient = patientOf(record, prescription.member);
  const at = `${dose.day}T${clockTimeOf(dose.time)}:00+05:30`;
  return [
    item.is === "drug"
      ? entryOf("MedicationStatement", placeOf(dose), {
          basedOn: [referenceTo("MedicationRequest", itemId(version, item))],
          status: "completed",
          medicationCodeableConcept: { text: item.name },
          subject: patient,
          effectiveDateTime: at,
          informationSource: patient,
        })
      : entryOf("Procedure", placeOf(dose), {
          basedOn: [referenceTo("CarePlan", versionId(version))],
          status: "completed",
          code: { text: item.name },
          subject: patient,
          performedDateTime: at,
          performer: [{ actor: patient }],
        }),
  ];
}
