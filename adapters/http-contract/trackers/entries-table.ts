import { mealEnergy } from "#core/trackers/meal-energy.ts";
import { dayOfValue, isOfDay } from "#core/trackers/tracked-value.ts";
import { centimetresOf, GIRTHS } from "#core/trackers/weigh-in.ts";
import type { ShownFigures } from "#core/trackers/body-figures.ts";
import type { DayValue, OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TypedGirth } from "#core/trackers/weigh-in.ts";
import type { StoredEntry } from "#core/trackers/trackers.port.ts";

const COLUMNS: Readonly<Record<OpenTracker, readonly string[]>> = {
  water: ["ml"],
  sleep: ["end", "quality"],
  exercise: ["activity", "name", "met", "minutes", "kg"],
  meal: ["meal", "food", "name", "amount", "unit", "grams", "kcal"],
  weight: ["kg", "typed", "unit", ...GIRTHS.map((girth) => `${girth}_cm`)],
};

/** What is left out for those who hide calories and weight; the grams of a meal stay. */
const OF_BODY: Readonly<Partial<Record<OpenTracker, readonly string[]>>> = {
  exercise: ["kg"],
  meal: ["kcal"],
  weight: COLUMNS.weight,
};

/** A child's energy is not told. */
const OF_CHILD: typeof OF_BODY = { meal: ["kcal"] };

/** Entries as rows of CSV (RFC 4180): day, moment, then what that tracker holds. "Nothing that day" has its day alone. */
export async function* entriesTable(
  tracker: OpenTracker,
  entries: AsyncIterable<StoredEntry>,
  figures: ShownFigures,
): AsyncGenerator<string> {
  const columns = COLUMNS[tracker];
  const hidden = figures === "hidden" ? (OF_BODY[tracker] ?? []) : figures === "shown" ? [] : (OF_CHILD[tracker] ?? []);
  const shown = <Of>(values: readonly Of[]): readonly Of[] => values.filter((_, nth) => !hidden.includes(columns[nth] ?? ""));
  yield row(["day", "at", ...shown(columns)]);
  for await (const { value } of entries) {
    if (value === null || !isOfDay(value)) continue;
    const [at, ...noted] = "none" in value ? ["", ...columns.map(() => "")] : cells(value);
    yield row([dayOfValue(value), at ?? "", ...shown(noted)]);
  }
}

type Noted = Exclude<DayValue, { readonly none: true }>;
type Cell = string | number | null;

function cells(value: Noted): readonly Cell[] {
  switch (value.tracker) {
    case "water":
      return [instant(value.at), value.ml];
    case "sleep":
      return [instant(value.start), instant(value.end), value.quality];
    case "exercise":
      return [instant(value.at), value.activity, value.name, value.met, value.minutes, value.kg];
    case "meal":
      return [instant(value.at), value.meal, value.food, value.name, value.amount, value.unit, value.grams, mealEnergy(value)];
    case "weight":
      return [
        instant(value.at),
        value.kg,
        value.typed.amount,
        value.typed.unit,
        ...GIRTHS.map((girth) => inCentimetres(value.girths?.[girth])),
      ];
  }
}

const inCentimetres = (girth: TypedGirth | undefined): number | null => (girth === undefined ? null : centimetresOf(girth));

const instant = (at: number): string => new Date(at).toISOString();

const row = (values: readonly Cell[]): string => `${values.map(quoted).join(",")}\r\n`;

/** Text that a program for tables would take for a formula begins with an apostrophe, as such programs have it. */
function quoted(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
