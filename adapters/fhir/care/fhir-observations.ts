import { printedInstant } from "#core/shared/moment.ts";
import { exactly, times } from "#core/shared/exact.ts";
import { rounded } from "#core/health/rounded.ts";
import { wholeMinutes } from "#core/health/tools/sleep.ts";
import { centimetresOf } from "#core/trackers/weigh-in.ts";
import { UCUM } from "#adapters/fhir/fhir-questionnaire.ts";
import { patientOf } from "./fhir-people.ts";
import { entryOf, ourCode } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { NotedDays } from "#core/assessments/export/noted-days.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";
import type { Entry, Json } from "./fhir-reference.ts";

const MINUTE = 60_000;

type Kind = { readonly category: string; readonly code: string; readonly display: string; readonly unit: string };
/** Names by LOINC, units by UCUM. */
const KINDS = {
  weight: { category: "vital-signs", code: "29463-7", display: "Body weight", unit: "kg" },
  height: { category: "vital-signs", code: "8302-2", display: "Body height", unit: "cm" },
  bmi: { category: "vital-signs", code: "39156-5", display: "Body mass index (BMI) [Ratio]", unit: "kg/m2" },
  fat: { category: "vital-signs", code: "41982-0", display: "Percentage of body fat Measured", unit: "%" },
  waist: { category: "vital-signs", code: "8280-0", display: "Waist Circumference at umbilicus by Tape measure", unit: "cm" },
  sleep: { category: "activity", code: "93832-4", display: "Sleep duration", unit: "min" },
  exercise: { category: "activity", code: "55411-3", display: "Exercise duration", unit: "min" },
  water: { category: "social-history", code: "9000-1", display: "Fluid intake oral Measured", unit: "mL" },
} as const satisfies Record<string, Kind>;

/** What was measured, each an Observation: what was noted of days, and what was measured of the customer's body. */
export const observationsIn = (record: CareRecord): readonly Entry[] => [
  ...record.noted.flatMap((days) => days.entries.flatMap((entry) => notedEntry(record, days, entry))),
  ...record.results.flatMap((result) => bodyEntries(record, result)),
];

function notedEntry(record: CareRecord, { member }: NotedDays, { entry, n, value }: StoredEntry): readonly Entry[] {
  const json = value === null ? null : toldOf(value);
  const noted = (id: string, what: Json) =>
    entryOf("Observation", `${record.customer.id}/${member ?? ""}/${id}`, {
      status: n > 1 ? "amended" : "final",
      ...what,
      subject: patientOf(record, member),
      performer: [patientOf(record, null)],
    });
  return [...(json === null ? [] : [noted(entry, json)]), ...waistOf(value).map((waist) => noted(`${entry}/waist`, waist))];
}

/** What was measured of the waist beside a weight, if it was. */
function waistOf(value: TrackedValue | null): readonly Json[] {
  if (value === null || !("typed" in value) || value.girths?.waist === undefined) return [];
  return [{ ...measured("waist", Number(rounded(exactly(centimetresOf(value.girths.waist)), 1))), effectiveDateTime: momentOf(value.at) }];
}

/** Null: nothing was measured, or it is no measurement. */
function toldOf(value: TrackedValue): Json | null {
  if ("none" in value) return null;
  switch (value.tracker) {
    case "weight":
      return { ...measured("weight", value.kg), effectiveDateTime: momentOf(value.at) };
    case "water":
      return { ...measured("water", value.ml), effectiveDateTime: momentOf(value.at) };
    case "exercise":
      return { ...measured("exercise", value.minutes), effectiveDateTime: momentOf(value.at), component: [activityOf(value)] };
    case "sleep": {
      const minutes = (wholeMinutes(value.end) - wholeMinutes(value.start)) / MINUTE;
      return { ...measured("sleep", minutes), effectivePeriod: { start: momentOf(value.start), end: momentOf(value.end) } };
    }
    case "meal":
    case "dish":
    case "activity":
      return null;
  }
}

const activityOf = ({ activity, name }: Extract<TrackedValue, { readonly minutes: number }>): Json => ({
  code: loinc("73985-4", "Exercise activity"),
  valueCodeableConcept: activity === null || name !== null ? { text: name ?? "Exercise" } : ourCode("activity", activity),
});

/** Its weight is no Observation: that is what the tracker of weight notes, and would stand here twice. */
function bodyEntries(record: CareRecord, { id, at, answers }: SavedResult): readonly Entry[] {
  return answers.flatMap((answer) =>
    bodyFigures(answer).map(({ kind, value, formula }) =>
      entryOf("Observation", `${record.customer.id}/${id}/${kind}`, {
        status: "final",
        ...measured(kind, Number(value)),
        ...(formula === null ? {} : { method: ourCode("formula", formula) }),
        effectiveDateTime: momentOf(at),
        subject: patientOf(record, null),
        performer: [patientOf(record, null)],
      }),
    ),
  );
}

type BodyFigure = { readonly kind: "bmi" | "fat" | "height" | "waist"; readonly value: string; readonly formula: string | null };

function bodyFigures({ tool, formula, figures, steps }: HealthAnswer): readonly BodyFigure[] {
  const calculated = (kind: "bmi" | "fat", figure: string | null | undefined): readonly BodyFigure[] =>
    figure == null ? [] : [{ kind, value: figure, formula }];
  const typed = (kind: "height" | "waist", name: string, factor: number): readonly BodyFigure[] =>
    steps
      .filter((step) => step.name === name)
      .map(({ value }) => ({ kind, value: rounded(times(exactly(Number(value)), exactly(factor)), 1), formula: null }));
  if (tool === "bmi") return [...typed("height", "height_m", 100), ...calculated("bmi", figures?.["bmi"])];
  if (tool === "fat") return calculated("fat", figures?.["fat_percent"]);
  return tool === "waist" ? typed("waist", "waist_cm", 1) : [];
}

function measured(kind: keyof typeof KINDS, value: number): Json {
  const { category, code, display, unit } = KINDS[kind];
  return {
    category: [{ coding: [{ system: "http://terminology.hl7.org/CodeSystem/observation-category", code: category }] }],
    code: loinc(code, display),
    valueQuantity: { value, unit, system: UCUM, code: unit },
  };
}

const loinc = (code: string, display: string): Json => ({ coding: [{ system: "http://loinc.org", code, display }] });

/** As the clock showed it in India. */
const momentOf = (at: number): string => printedInstant({ seconds: Math.floor(at / 1000), decimals: "" });
