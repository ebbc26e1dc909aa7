import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { prescriptionStateOf } from "#core/consultations/prescription/prescription.ts";
import { clockTimeOf } from "#core/consultations/prescription/item-time.ts";
import { scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { lastDayOf, stepsOf } from "#core/consultations/prescription/schedule-days.ts";
import { patientOf } from "./fhir-people.ts";
import { entryOf, instantOf, OURS, referenceTo } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { Prescription, PrescriptionItem, PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";
import type { Rhythm } from "#core/consultations/prescription/schedule.ts";
import type { DoseLimits } from "#core/consultations/ticks/as-needed-dose.ts";
import type { Entry, Json, Reference } from "./fhir-reference.ts";

/** Names a version, or an item of one, among a bundle's resources. */
export const versionId = ({ number, version }: PrescriptionVersion): string => `${number}/${version}`;
export const itemId = (version: PrescriptionVersion, { key }: Pick<PrescriptionItem, "key">): string => `${versionId(version)}/${key}`;

/** What is said beside its items. */
const TEXTS = ["complaint", "findings", "diagnosis", "advice", "tests", "followUp"] as const;

/**
 * Each version is a plan of care. A drug of it is a MedicationRequest, what nutrition advises a NutritionOrder, and whatever else there is
 * to do stands in the plan itself.
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
    ...(items.length === 0 ? {} : { activity: items.flatMap((item) => activitiesOf(facts, item)) }),
    ...(notes.length === 0 ? {} : { note: notes }),
  });
}

/** One activity an item, and one a step of something that tapers: an activity has one schedule. What is done as needed says so in words. */
function activitiesOf(facts: Facts, item: PrescriptionItem): readonly Json[] {
  const id = itemId(facts.version, item);
  if (item.is === "drug") return [{ reference: referenceTo("MedicationRequest", id) }];
  if (facts.version.kind === "nutrition") return [{ reference: referenceTo("NutritionOrder", id) }];
  const status = facts.state !== "signed" ? "stopped" : isOver(facts, item) ? "completed" : "scheduled";
  return timedParts(item).map(({ timing, limits, dose }) => {
    const description = detailsOf(item, dose);
    return {
      detail: {
        code: { text: item.name },
        status,
        doNotPerform: false,
        ...(limits === null ? { scheduledTiming: timing } : { scheduledString: limitsWritten(limits) }),
        ...(description === null ? {} : { description }),
      },
    };
  });
}

function medicationOf(facts: Facts, item: PrescriptionItem): Entry {
  const { version, patient, author, state } = facts;
  const status = { signed: isOver(facts, item) ? "completed" : "active", superseded: "stopped", withdrawn: "cancelled" }[state];
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
    dosageInstruction: dosagesOf(item),
  });
}

/** One instruction a step of a taper, in their order; of all else one. */
function dosagesOf(item: PrescriptionItem): readonly Json[] {
  return timedParts(item).map(({ timing, limits, dose }, place, { length }) => {
    const text = detailsOf(item, dose);
    return {
      ...(length === 1 ? {} : { sequence: place + 1 }),
      ...(text === null ? {} : { text }),
      timing,
      ...(limits === null ? {} : { asNeededBoolean: true, maxDosePerPeriod: mostPerDay(limits) }),
    };
  });
}

/** So many times a day, each as much as the instruction says. */
const mostPerDay = (limits: DoseLimits): Json => ({
  numerator: { value: limits.mostADay, ...ucum("{dose}") },
  denominator: { value: 1, ...ucum("d") },
});

const ucum = (code: string): Json => ({ unit: code === "d" ? "d" : "dose", system: "http://unitsofmeasure.org", code });

function nutritionOf(facts: Facts, item: PrescriptionItem): Entry {
  const { version, patient, author } = facts;
  const parts = timedParts(item);
  const texts = parts.flatMap(({ limits, dose }) => [...(limits === null ? [] : [limitsWritten(limits)]), ...(dose === "" ? [] : [dose])]);
  const details = detailsOf(item, "");
  return entryOf("NutritionOrder", itemId(version, item), {
    status: planStatus(facts, [item]),
    intent: "order",
    patient,
    dateTime: instantOf(version.signedAt),
    orderer: author,
    oralDiet: {
      schedule: parts.map(({ timing }) => timing),
      instruction: [item.name, ...(details === null ? [] : [details]), ...texts].join("; "),
    },
  });
}

function planStatus(facts: Facts, items: readonly PrescriptionItem[]): string {
  if (facts.state !== "signed") return "revoked";
  return items.length > 0 && items.every((item) => isOver(facts, item)) ? "completed" : "active";
}

const isOver = ({ today }: Facts, item: PrescriptionItem): boolean => lastDayOf(item) < today;

/** Its details as one text, with how much a step of a taper says instead of its own dose; empty: its own. null: it has none. */
function detailsOf({ details, ingredients }: PrescriptionItem, dose: string): string | null {
  const given = Object.entries(dose === "" ? details : { ...details, dose });
  const all = [
    ...given.flatMap(([name, value]) => (value === "" ? [] : [`${name}: ${value}`])),
    ...(ingredients.length === 0 ? [] : [`ingredients: ${ingredients.join(", ")}`]),
  ];
  return all.length === 0 ? null : all.join("; ");
}

/**
 * A part of an item with a Timing of its own. `limits` null: it is planned. `dose`: how much a step of a taper says; empty: as the item.
 */
type TimedPart = { readonly timing: Json; readonly limits: DoseLimits | null; readonly dose: string };

function timedParts(item: PrescriptionItem): readonly TimedPart[] {
  const schedule = scheduleOf(item);
  const { start } = item;
  const bounds = { boundsPeriod: { start, end: lastDayOf(item) } };
  switch (schedule.kind) {
    case "planned": {
      const { rhythm, times, lasts } = schedule;
      const count = lasts.kind === "doses" ? { count: lasts.doses } : {};
      return [{ timing: repeated({ ...bounds, ...count, ...timesOf(times, rhythm) }), limits: null, dose: "" }];
    }
    case "taper":
      return stepsOf(item).map(({ start: first, days, times, dose }) => {
        const boundsPeriod = { start: first, end: daysAfter(first, days - 1) };
        return { timing: repeated({ boundsPeriod, ...timesOf(times, { kind: "daily" }) }), limits: null, dose };
      });
    case "as-needed":
      return [{ timing: repeated({ ...bounds, frequency: 1, period: schedule.hoursApart, periodUnit: "h" }), limits: schedule, dose: "" }];
  }
}

const repeated = (repeat: Json): Json => ({ repeat });

/** Named weekdays restrict what would be due each day. */
const timesOf = (times: readonly string[], rhythm: Rhythm): Json => ({
  frequency: times.length,
  period: rhythm.kind === "every" ? rhythm.days : 1,
  periodUnit: "d",
  ...(rhythm.kind === "weekdays" ? { dayOfWeek: rhythm.weekdays.map((weekday) => weekday.slice(0, 3)) } : {}),
  timeOfDay: times.map((time) => `${clockTimeOf(time)}:00`),
});

const limitsWritten = ({ mostADay: most, hoursApart }: DoseLimits): string =>
  `as needed, at most ${most} a day, at least ${hoursApart} h apart`;
