import { printedHash } from "#core/consultations/prescriptions/verification-code.ts";
import { PRESCRIPTION_RULES } from "#core/consultations/prescription/prescription-kind.ts";
import { DAY_PARTS } from "#core/consultations/prescription/item-time.ts";
import { overriddenOf } from "#core/consultations/prescription/prescription.ts";
import { scheduleOf } from "#core/consultations/prescription/schedule.ts";
import { daysOf, stepsOf } from "#core/consultations/prescription/schedule-days.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { printedLettersOf } from "#core/shared/printed-letters.ts";
import { dayWritten, momentWritten, timeOfDayWritten } from "#adapters/pdf/amounts.ts";
import { nonEmpty } from "#adapters/pdf/sale.ts";
import { paperWords } from "#adapters/pdf/wording.ts";
import { prescriptionPaperWords as words } from "./prescription-words.ts";
import { agePartsOf } from "#core/shared/age.ts";
import type { Age } from "#core/shared/age.ts";
import type { PrescriptionItem, PrescriptionVersion, SignedVersion } from "#core/consultations/prescription/prescription.ts";
import type { Rhythm } from "#core/consultations/prescription/schedule.ts";
import type { Party } from "#adapters/pdf/parties.ts";
import type { Fact } from "#adapters/pdf/sale.ts";
import type { CellLine, Column } from "#adapters/pdf/table.ts";

/** What a prescription says in its head. */
export const factsOf = ({ number, version, signedAt, start, mode }: PrescriptionVersion): readonly Fact[] => [
  { label: words.number, values: [number] },
  { label: words.version, values: [String(version)] },
  { label: words.signed, values: [dayWritten(indianDay(signedAt))] },
  { label: words.consultation, values: [`${momentWritten(start)}, ${words.by[mode]}`] },
];

/** Who signed it, and for whom. */
export const partiesOf = ({ practitioner, patient }: PrescriptionVersion): readonly Party[] => [
  {
    label: words.practitioner,
    name: practitioner.name,
    lines: nonEmpty(
      practitioner.qualifications.join(", "),
      practitioner.council === null || practitioner.registration === null
        ? ""
        : paperWords.registered(practitioner.council, practitioner.registration),
      practitioner.address ?? "",
    ),
  },
  { label: words.patient, name: patient.name, lines: [`${ageIn(patient.age)}, ${words.genders[patient.gender]}`] },
];

/** A row an item: what it is, when, and for how long. */
export function itemColumns(version: PrescriptionVersion): readonly Column[] {
  const { kind, items } = version;
  const inInk = (lines: readonly string[]): readonly CellLine[] => lines.map((text) => ({ text, colour: "ink" }));
  const column = (head: string, cell: (item: PrescriptionItem, place: number) => readonly CellLine[], grows = false): Column => ({
    head: [head],
    side: "left",
    grows,
    cells: items.map(cell),
  });
  return [
    column(paperWords.line, (_, place) => inInk([String(place + 1)])),
    column(
      words.items[PRESCRIPTION_RULES[kind].holds],
      (item) => [...inInk([item.name]), ...smallPrint(item, version).map((text) => ({ text, colour: "ink-3" }) as const)],
      true,
    ),
    column(words.when, (item) => inInk(whenWritten(item))),
    column(words.howLong, (item) => inInk([lengthWritten(item), words.from(dayWritten(item.start))])),
  ];
}

function smallPrint(item: PrescriptionItem, version: PrescriptionVersion): readonly string[] {
  const { name, details, ingredients, nevertheless } = item;
  const detailTexts = PRESCRIPTION_RULES[version.kind].details.flatMap((field) => {
    const value = details[field] ?? "";
    return value === "" ? [] : [`${fieldWritten(field)}: ${value}`];
  });
  const isOwnName = ingredients.length === 0 || (ingredients.length === 1 && ingredients[0] === name);
  return nonEmpty(
    detailTexts.join(" · "),
    ...stepsWritten(item),
    isOwnName ? "" : words.contains(ingredients.join(", ")),
    ...overriddenOf(version, item).map(({ kind, with: what }) => words.overridden[kind](printedLettersOf(what))), // The patient's own words, which nobody refuses for a letter.
    nevertheless === null ? "" : words.nevertheless(nevertheless),
  );
}

/** What stands at the end, above the code. */
export const notesOf = ({ version, hash }: SignedVersion): readonly string[] => {
  const { practitioner, signedAt, consent, reason } = version;
  return [
    ...(reason === null ? [] : [words.reason(reason)]),
    words.consent(consent),
    words.signedBy(practitioner.name, momentWritten(signedAt)),
    words.verify(printedHash(hash)),
  ];
};

const fieldWritten = (field: string): string => Object.entries(words.fields).find(([name]) => name === field)?.[1] ?? field;

/** At which times of which days, in lines that stay narrow. */
function whenWritten(item: PrescriptionItem): readonly string[] {
  const schedule = scheduleOf(item);
  switch (schedule.kind) {
    case "planned":
      return [...inPairs(schedule.times.map(timeWritten)), ...rhythmWritten(schedule.rhythm)];
    case "taper":
      return [words.inSteps];
    case "as-needed":
      return [words.asNeeded, words.mostADay(schedule.mostADay), words.hoursApart(schedule.hoursApart)];
  }
}

function rhythmWritten(rhythm: Rhythm): readonly string[] {
  switch (rhythm.kind) {
    case "daily":
      return [];
    case "every":
      return [words.every(rhythm.days)];
    case "weekdays":
      return [words.on(WEEKDAYS.filter((weekday) => rhythm.weekdays.includes(weekday)).map((weekday) => words.weekdays[weekday]))];
  }
}

function lengthWritten(item: PrescriptionItem): string {
  const schedule = scheduleOf(item);
  if (schedule.kind !== "planned" || schedule.lasts.kind === "days") return words.days(daysOf(item));
  return item.is === "drug" ? words.doses(schedule.lasts.doses) : words.repeats(schedule.lasts.doses);
}

/** A line for each step of a taper. */
const stepsWritten = (item: PrescriptionItem): readonly string[] =>
  stepsOf(item).map(({ start, days, dose, times }) =>
    words.step(words.days(days), words.from(dayWritten(start)), nonEmpty(dose, times.map(timeWritten).join(", ")).join("; ")),
  );

function timeWritten(time: string): string {
  const part = DAY_PARTS.find((one) => one === time);
  return part === undefined ? timeOfDayWritten(time) : words.parts[part];
}

const inPairs = (times: readonly string[]): readonly string[] =>
  times.flatMap((time, place) => (place % 2 === 0 ? [[time, ...times.slice(place + 1, place + 2)].join(", ")] : []));

function ageIn(age: Age): string {
  const { unit, count } = agePartsOf(age);
  return words.ages[unit](count);
}
