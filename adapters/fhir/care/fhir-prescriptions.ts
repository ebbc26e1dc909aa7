import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { prescriptionStateOf } from "#core/consultations/prescriptions/prescription.ts";
import { clockTimeOf } from "#core/consultations/ticks/planned-dose.ts";
import { patientOf } from "./fhir-people.ts";
import { entryOf, instantOf, OURS, referenceTo } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { Prescription, PrescriptionItem, PrescriptionVersion } from "#core/consultations/prescriptions/prescription.ts";
import type { Entry, Json, Reference } from "./fhir-reference.ts";

/** Names a version, or an item of one, among a bundle's resources. */
export const versionId = ({ number, version }: PrescriptionVersion): string => `${number}/${version}`;
export const itemId = (version: PrescriptionVersion, { key }: Pick<PrescriptionItem, "key">): string => `${versionId(version)}/${key}`;

/** What is said beside its items. */
const TEXTS = ["complaint", "findings", "diagnosis", "advice", "tests", "followUp"] as const;

/**
 * Each version is a plan of care. A drug of it is a MedicationRequest, what nutrition advises a NutritionOrder, and whatever else there is to
 * do stands in the plan itself.
 */
export const prescriptionsIn = (record: CareRecord): readonly Entry[] =>
  record.prescriptions.flatMap((prescription) =>
    prescription.versions.flatMap(({ version }) => versionEntries(record, prescription, version)),
  );

type Facts = {
  readonly version: PrescriptionVersion;
  readonly patient: Reference;
  readonly author: Reference;
  readonly state: "signed" | "superseded" | "withdrawn";
  /** The day of the export. */
  readonly today: string;
};

function versionEntries(record: CareRecord, prescription: Prescription, version: PrescriptionVersion): readonly Entry[] {
  const facts: Facts = {
    version,
    patient: patientOf(record, prescription.member),
    author: referenceTo("Practitioner", version.practitioner.id),
    state: prescriptionStateOf(prescription, version.version),
    today: indianDay(record.at),
  };
  const own = version.items.flatMap((item) => itemEntry(facts, item));
  return [planOf(facts, version.items), ...own];
}

function itemEntry(facts: Facts, item: PrescriptionItem): readonly Entry[] {
  if (item.is === "drug") return [medicationOf(facts, item)];
  return facts.version.kind === "nutrition" ? [nutritionOf(facts, item)] : [];
}

function planOf(facts: Facts, items: readonly PrescriptionItem[]): Entry {
  const { version, patient, author } = facts;
  const { number, former, booking, signedAt } = version;
  const notes = TEXTS.flatMap((part) => (version[part] === "" ? [] : [{ text: `${part}: ${version[part]}` }]));
  return entryOf("CarePlan", versionId(version), {
    identifier: [{ system: `${OURS}:prescription`, value: `${number}/${version.version}` }],
    ...(former === null ? {} : { replaces: [referenceTo("CarePlan", versionId({ ...version, version: version.version - 1 }))] }),
    status: planStatus(facts, items),
    intent: "order",
    title: number,
    subject: patient,
    created: instantOf(signedAt),
    author,
    supportingInfo: [referenceTo("Appointment", booking)],
    ...(items.length === 0 ? {} : { activity: items.map((item) => activityOf(facts, item)) }),
    ...(notes.length === 0 ? {} : { note: notes }),
  });
}

function activityOf(facts: Facts, item: PrescriptionItem): Json {
  const id = itemId(facts.version, item);
  if (item.is === "drug") return { reference: referenceTo("MedicationRequest", id) };
  if (facts.version.kind === "nutrition") return { reference: referenceTo("NutritionOrder", id) };
  const description = detailsOf(item);
  return {
    detail: {
      code: { text: item.name },
      status: facts.state !== "signed" ? "stopped" : isOver(facts, item) ? "completed" : "scheduled",
      doNotPerform: false,
      ...timed(item, "scheduledTiming"),
      ...(description === null ? {} : { description }),
    },
  };
}

function medicationOf(facts: Facts, item: PrescriptionItem): Entry {
  const { version, patient, author, state } = facts;
  const text = detailsOf(item);
  const status = { signed: isOver(facts, item) ? "completed" : "active", superseded: "stopped", withdrawn: "cancelled" }[state];
  const dosage = { ...(text === null ? {} : { text }), ...timed(item, "timing") };
  return entryOf("MedicationRequest", itemId(version, item), {
    groupIdentifier: { system: `${OURS}:prescription`, value: version.number },
    status,
    intent: "order",
    medicationCodeableConcept: { text: item.name },
    subject: patient,
    supportingInformation: [referenceTo("Appointment", version.booking)],
    authoredOn: instantOf(version.signedAt),
    requester: author,
    ...(version.diagnosis === "" ? {} : { reasonCode: [{ text: version.diagnosis }] }),
    ...(item.nevertheless === null ? {} : { note: [{ text: item.nevertheless }] }),
    ...(Object.keys(dosage).length === 0 ? {} : { dosageInstruction: [dosage] }),
  });
}

function nutritionOf(facts: Facts, item: PrescriptionItem): Entry {
  const { version, patient, author } = facts;
  const details = detailsOf(item);
  const schedule = timingOf(item);
  return entryOf("NutritionOrder", itemId(version, item), {
    status: planStatus(facts, [item]),
    intent: "order",
    patient,
    dateTime: instantOf(version.signedAt),
    orderer: author,
    oralDiet: {
      ...(schedule === null ? {} : { schedule: [schedule] }),
      instruction: [item.name, ...(details === null ? [] : [details])].join("; "),
    },
  });
}

function planStatus(facts: Facts, items: readonly PrescriptionItem[]): string {
  if (facts.state !== "signed") return "revoked";
  return items.length > 0 && items.every((item) => isOver(facts, item)) ? "completed" : "active";
}

const isOver = ({ today }: Facts, { start, days }: PrescriptionItem): boolean => daysAfter(start, days) <= today;

/** Its details as one text; null: it has none. */
function detailsOf({ details, ingredients }: PrescriptionItem): string | null {
  const told = Object.entries(details).flatMap(([name, value]) => (value === "" ? [] : [`${name}: ${value}`]));
  const all = [...told, ...(ingredients.length === 0 ? [] : [`ingredients: ${ingredients.join(", ")}`])];
  return all.length === 0 ? null : all.join("; ");
}

function timed(item: PrescriptionItem, as: "timing" | "scheduledTiming"): Json {
  const timing = timingOf(item);
  return timing === null ? {} : { [as]: timing };
}

/** On which days it is due, and at which times of each; null: it has no times. */
function timingOf({ start, days, times }: PrescriptionItem): Json | null {
  if (times.length === 0) return null;
  return {
    repeat: {
      boundsPeriod: { start, end: daysAfter(start, Math.max(days, 1) - 1) },
      ...{ frequency: times.length, period: 1, periodUnit: "d" },
      timeOfDay: times.map((time) => `${clockTimeOf(time)}:00`),
    },
  };
}
