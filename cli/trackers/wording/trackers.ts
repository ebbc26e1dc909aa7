import { MOST_SHOWN_DAYS } from "#core/trackers/calls/show-to-staff.use-case.ts";
import { printable } from "#cli/printing/columns.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShownDay, ShownTracker, ShownTrackers } from "#core/trackers/calls/show-to-staff.use-case.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";

export const EXPECTED = {
  patient: "expected --patient WHO as a mobile number of ten digits, an e-mail address or an id",
  span: `expected --from DAY and --to DAY such as 2026-11-20, at most ${MOST_SHOWN_DAYS} days, none of them to come`,
} as const;

export const noPatientText = "No customer has this mobile number, e-mail address or id.\n";

const NAMES: Readonly<Record<OpenTracker, string>> = {
  water: "Water, ml",
  sleep: "Sleep, minutes",
  exercise: "Exercise, minutes",
  meal: "Meals, kcal",
  weight: "Weight, kg",
};

/** What a customer noted; days without an entry are left out. */
export function shownTrackersText(
  { customer, consent, trackers }: ShownTrackers,
  { from, to }: { readonly from: Day; readonly to: Day },
): string {
  const head = `Customer ${customer}, ${from} to ${to}\nConsent to health data: ${consent ? "given" : "not given"}\n`;
  return `${head}${trackers.map(trackerText).join("")}`;
}

function trackerText({ tracker, formula, days }: ShownTracker): string {
  const shown = days.filter(({ entries }) => entries.length > 0);
  const noted = days.filter(({ value }) => value !== null).length;
  const head = `\n${NAMES[tracker]} (${formula}): ${noted} of ${days.length} days noted\n`;
  return `${head}${shown.map(dayText).join("")}`;
}

const dayText = ({ day, value, goal, state, entries }: ShownDay): string =>
  `${day}  ${value ?? "no value"}${goal === null ? "" : ` of ${goal}`}  ${state}\n${entries.map(entryText).join("")}`;

function entryText({ entry, op, n, value, conflicts }: StoredEntry): string {
  if (value === null) return "";
  const others =
    conflicts.length === 0
      ? ""
      : `; another device said ${conflicts.map((other) => (other.value === null ? "remove it" : valueText(other.value))).join(", ")}`;
  return `  ${printable(valueText(value))}${printable(others)}\n    entry ${entry}, press ${n}: ${op}\n`;
}

function valueText(value: TrackedValue): string {
  if ("none" in value) return "nothing that day";
  switch (value.tracker) {
    case "water":
      return `${indianClockText(value.at)}: ${value.ml} ml`;
    case "sleep":
      return `${indianClockText(value.start)} to ${indianClockText(value.end)}${value.quality === null ? "" : `, quality ${value.quality}`}`;
    case "exercise":
      return `${indianClockText(value.at)}: ${value.name ?? value.activity ?? "own activity"}, ${value.minutes} minutes, MET ${value.met}, ${value.kg} kg`;
    case "meal":
      return `${indianClockText(value.at)}: ${value.meal}, ${value.name ?? value.food ?? "own dish"}, ${value.amount} ${value.unit}, ${value.grams} g`;
    case "weight":
      return `${indianClockText(value.at)}: ${value.kg} kg, typed ${value.typed.amount} ${value.typed.unit}`;
    case "dish":
    case "activity":
      return value.name;
  }
}
