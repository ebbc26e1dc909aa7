import { printedInstant } from "#core/shared/moment.ts";
import { ageParts } from "#core/labs/range-age.ts";
import { isFigure, verdictOn } from "#core/labs/booking/lab-value.ts";
import { UCUM } from "#adapters/fhir/fhir-questionnaire.ts";
import { patientOf } from "./fhir-people.ts";
import { entryOf, OURS, referenceTo } from "./fhir-reference.ts";
import type { CareRecord } from "#core/assessments/export/care-record.ts";
import type { FoundTest } from "#core/assessments/export/found-tests.ts";
import type { RangeAge } from "#core/labs/range-age.ts";
import type { LabResult, LabValue, ResultVerdict, SentRange } from "#core/labs/booking/lab-value.ts";
import type { Entry, Json } from "./fhir-reference.ts";

const TERMS = "http://terminology.hl7.org/CodeSystem";

/** What laboratories have found: of each test a DiagnosticReport, of each of its values an Observation. */
export const labReportsIn = (record: CareRecord): readonly Entry[] => record.found.flatMap((test) => entriesOf(record, test));

function entriesOf(record: CareRecord, test: FoundTest): readonly Entry[] {
  const { booking, member, lab, reason, values } = test;
  const id = `${booking}/${member ?? ""}/${test.test}`;
  const shared = {
    status: reason === null ? "final" : "corrected",
    subject: patientOf(record, member),
    effectiveDateTime: momentOf(test.takenAt),
    issued: momentOf(test.at),
    performer: [{ display: lab }],
  };
  const report = {
    ...shared,
    category: [coded(`${TERMS}/v2-0074`, "LAB")],
    code: { coding: [{ system: `${OURS}:lab-test`, code: test.test, display: test.title.english }] },
    ...(values.length === 0 ? {} : { result: values.map(({ code }) => referenceTo("Observation", `${id}/${code}`)) }),
  };
  return [
    entryOf("DiagnosticReport", id, report),
    ...values.map((value) => entryOf("Observation", `${id}/${value.code}`, { ...shared, ...observationOf(value, reason) })),
  ];
}

const observationOf = ({ code, name, result }: LabValue, reason: string | null): Json => ({
  category: [coded(`${TERMS}/observation-category`, "laboratory")],
  code: { coding: [{ system: `${OURS}:lab-value`, code, display: name.english }] },
  ...foundIn(result),
  ...(reason === null ? {} : { note: [{ text: reason }] }),
});

function foundIn(result: LabResult): Json {
  const verdict = verdictOn(result);
  const interpretation =
    verdict === null ? {} : { interpretation: [coded(`${TERMS}/v3-ObservationInterpretation`, INTERPRETED[letterOf(verdict)])] };
  if (!isFigure(result)) return { valueString: result.text, ...interpretation };
  const { value, unit, range } = result;
  return {
    valueQuantity: { ...quantity(value, unit), ...(result.kind === "bound" ? { comparator: result.comparator } : {}) },
    ...interpretation,
    ...(range.low === null && range.high === null ? {} : { referenceRange: [usual(range, unit)] }),
  };
}

const INTERPRETED = { low: "L", normal: "N", high: "H", "critical-low": "LL", "critical-high": "HH", abnormal: "A" } as const;

const letterOf = ({ flag, side }: ResultVerdict): keyof typeof INTERPRETED =>
  flag === "critical" ? (side === "low" ? "critical-low" : "critical-high") : flag;

/** The range that the laboratory sent, and for whom it is. */
const usual = ({ low, high, of }: SentRange, unit: string | null): Json => ({
  ...(low === null ? {} : { low: quantity(low, unit) }),
  ...(high === null ? {} : { high: quantity(high, unit) }),
  ...(of === null
    ? {}
    : {
        appliesTo: [coded("http://hl7.org/fhir/administrative-gender", of.sex)],
        age: { low: ageOf(of.age), high: ageOf(of.age) },
      }),
});

/** The units of UCUM. */
const AGE_UNITS = { d: "d", w: "wk", m: "mo", y: "a" } as const;

function ageOf(age: RangeAge): Json {
  const { count, unit } = ageParts(age);
  return quantity(count, AGE_UNITS[unit]);
}

const quantity = (value: number, unit: string | null): Json => (unit === null ? { value } : { value, unit, system: UCUM, code: unit });

const coded = (system: string, code: string): Json => ({ coding: [{ system, code }] });

/** An instant as text, in Indian time. */
const momentOf = (at: number): string => printedInstant({ seconds: Math.floor(at / 1000), decimals: "" });
