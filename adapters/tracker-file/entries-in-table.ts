import { GIRTHS, kilogramsOf } from "#core/trackers/weigh-in.ts";
import { MEALS } from "#core/trackers/meal-name.ts";
import { dayIn } from "#core/shared/day.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import { NUMBER, WORD } from "#adapters/table-file/cells.ts";
import { tableLines } from "#adapters/table-file/table-lines.ts";
import type { Girth, TypedGirths } from "#core/trackers/weigh-in.ts";
import type { DayValue, OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TableLine } from "#core/trackers/mine/entries-file.port.ts";

/** A row by the names of its columns, in small letters. */
type Row = ReadonlyMap<string, string>;

/** Of what a table is: it has these columns, and perhaps others. */
type Form = { readonly columns: readonly string[]; readonly valueOf: (row: Row) => DayValue | null };

/**
 * The rows of a table of entries: of one that was taken along here, or of openScale, of which weights and girths are read. A table that is
 * neither is one line that is no entry. Source: specification/trackers.md, Taking entries along.
 */
export async function* entriesInTable(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<TableLine> {
  let names: readonly string[] | null = null;
  let form: Form | null = null;
  for await (const read of tableLines(pieces)) {
    const { line } = read;
    if (read.kind === "fault") yield { line, value: null };
    else if (names === null) {
      const named = read.cells.map((cell) => cell.trim().toLowerCase());
      names = named;
      form = FORMS.find(({ columns }) => columns.every((column) => named.includes(column))) ?? null;
      if (form === null) {
        yield { line, value: null };
        return;
      }
    } else yield { line, value: form?.valueOf(new Map(names.map((name, place) => [name, read.cells[place] ?? ""]))) ?? null };
  }
}

/**
 * Whether a file that begins so is such a table: by the names in its first line, or in its second one where a spreadsheet put a line before
 * it.
 */
export function isEntriesTable(beginning: Uint8Array): boolean {
  const isWide = (beginning[0] === 0xff && beginning[1] === 0xfe) || (beginning[0] === 0xfe && beginning[1] === 0xff);
  const text = new TextDecoder(isWide ? (beginning[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(beginning);
  return text
    .split(/[\r\n]+/)
    .slice(0, 2)
    .map((line) => line.split(/[,;\t]/).map((name) => name.replaceAll('"', "").trim().toLowerCase()))
    .some((names) => FORMS.some(({ columns }) => columns.every((column) => names.includes(column))));
}

/** One that was taken along here. A row with its day alone says that there was nothing. */
const own = (tracker: OpenTracker, columns: readonly string[], valueOf: (row: Row, at: number) => DayValue | null): Form => ({
  columns: ["day", "at", ...columns],
  valueOf(row) {
    const noted = word(row, "day");
    const day = noted === null ? null : dayIn(noted);
    if (word(row, "at") === null && columns.every((column) => word(row, column) === null))
      return day === null ? null : { tracker, day, none: true };
    const at = instant(row, "at");
    return at === null ? null : valueOf(row, at);
  },
});

const FORMS: readonly Form[] = [
  own("water", ["ml"], (row, at) => {
    const ml = number(row, "ml");
    return ml === null ? null : { tracker: "water", at, ml };
  }),
  own("sleep", ["end", "quality"], (row, start) => {
    const end = instant(row, "end");
    return end === null ? null : { tracker: "sleep", start, end, quality: number(row, "quality") };
  }),
  own("exercise", ["activity", "name", "met", "minutes"], (row, at) => {
    const [met, minutes, kg] = [number(row, "met"), number(row, "minutes"), number(row, "kg")];
    if (met === null || minutes === null || kg === null) return null;
    return { tracker: "exercise", at, activity: word(row, "activity"), name: word(row, "name"), met, minutes, kg };
  }),
  own("meal", ["meal", "food", "name", "amount", "unit", "grams"], (row, at) => {
    const meal = MEALS.find((one) => one === word(row, "meal"));
    const [amount, grams, unit] = [number(row, "amount"), number(row, "grams"), word(row, "unit")];
    if (meal === undefined || amount === null || grams === null || grams <= 0 || unit === null) return null;
    const eaten = number(row, "kcal");
    const kcal = eaten === null ? null : Math.round((eaten / grams) * 1_000_000) / 10_000;
    const per100 = { kcal, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };
    return { tracker: "meal", at, meal, food: word(row, "food"), name: word(row, "name"), amount, unit, grams, per100 };
  }),
  own("weight", ["kg", "typed", "unit"], (row, at) => {
    const [kg, amount, unit] = [number(row, "kg"), number(row, "typed"), word(row, "unit")];
    if (kg === null || amount === null || (unit !== "kg" && unit !== "lb")) return null;
    return {
      tracker: "weight",
      at,
      kg: kilogramsOf({ amount, unit }),
      typed: { amount, unit },
      ...girthsIn(row, (girth) => `${girth}_cm`),
    };
  }),
  openScale(["datetime", "weight"], (row) => instant(row, "datetime")),
  openScale(["date", "time", "weight"], (row) => readInstant(`${word(row, "date") ?? ""}T${(word(row, "time") ?? "").slice(0, 8)}`)),
];

/** Of openScale: up to version 2 with `dateTime`, later with DATE and TIME; what was not measured is 0 or empty there. */
function openScale(columns: readonly string[], momentOf: (row: Row) => number | null): Form {
  return {
    columns,
    valueOf(row) {
      const [at, measured] = [momentOf(row), number(row, "weight")];
      if (at === null || measured === null || measured === 0) return null;
      const amount = Math.round(measured * 100) / 100; // Its figures are of single precision.
      const girths = girthsIn(row, (girth) => (girth === "hip" && row.has("hips") ? "hips" : girth));
      return { tracker: "weight", at, kg: amount, typed: { amount, unit: "kg" }, ...girths };
    },
  };
}

function girthsIn(row: Row, columnOf: (girth: Girth) => string): { readonly girths?: TypedGirths } {
  const measured = GIRTHS.flatMap((girth) => {
    const amount = number(row, columnOf(girth));
    return amount === null || amount === 0 ? [] : [[girth, { amount: Math.round(amount * 10) / 10, unit: "cm" }] as const];
  });
  return measured.length === 0 ? {} : { girths: Object.fromEntries(measured) };
}

function word(row: Row, column: string): string | null {
  const cell = row.get(column) ?? "";
  return cell.trim() === "" ? null : String(WORD.read(cell));
}

function number(row: Row, column: string): number | null {
  const cell = row.get(column) ?? "";
  const read = cell.trim() === "" ? null : NUMBER.read(cell);
  return typeof read === "number" ? read : null;
}

/** Without an offset it is by the clock in India. */
const instant = (row: Row, column: string): number | null => readInstant((word(row, column) ?? "").replace(" ", "T"));
