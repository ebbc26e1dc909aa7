import { NUTRIENTS } from "#core/health/tools/meal.ts";
import { rowsOf } from "#adapters/input-file/row-form.ts";
import { wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { LIST, NUMBER, numberOrText, WORD } from "#adapters/table-file/cells.ts";
import { rowsInTable } from "#adapters/table-file/rows-in-table.ts";
import { foodForm } from "./food-lines.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { Cell } from "#adapters/table-file/cells.ts";
import type { Columns } from "#adapters/table-file/rows-in-table.ts";
import type { Wire } from "#adapters/input-file/wire.ts";

/**
 * The foods of a table; units and recipe have a bar between their parts: "katori 130|piece 90". Source: specification/health-tools.md,
 * Foods.
 */
export const foodsInTable = (pieces: AsyncIterable<Uint8Array>): Promise<RowFile<Food>> =>
  wholeFile(rowsInTable(pieces, { columns: COLUMNS, rowOf: (record, line) => rowsOf(foodForm)(asLine(record), line) }), NO_ROWS);

const NO_ROWS = "a row of names and a row of CSV";

/** "katori 130|piece 90" */
const amountsIn = (text: string): readonly (readonly [string, unknown])[] =>
  text.split("|").flatMap((one) => {
    const part = one.trim();
    const blank = part.lastIndexOf(" ");
    if (part === "") return [];
    return [blank === -1 ? [part, null] : [part.slice(0, blank).trim(), numberOrText(part.slice(blank + 1))]];
  });

const UNITS: Cell = { read: (text) => Object.fromEntries(amountsIn(text)), print: () => "" };
const RECIPE: Cell = { read: (text) => amountsIn(text).map(([food, grams]) => ({ food, grams })), print: () => "" };

const COLUMNS: Columns = new Map<string, Cell>([
  ...["id", "kind", "name", "hindi", "source"].map((name) => [name, WORD] as const),
  ["spellings", LIST],
  ...NUTRIENTS.map((nutrient) => [nutrient, NUMBER] as const),
  ["density", NUMBER],
  ["units", UNITS],
  ["recipe", RECIPE],
  ["yield_g", NUMBER],
]);

/** A line of NDJSON has the nutrients under per_100. */
function asLine(record: Wire): Wire {
  const nutrients = NUTRIENTS.filter((nutrient) => nutrient in record);
  const others = Object.entries(record).filter(([key]) => !NUTRIENTS.some((nutrient) => nutrient === key));
  const per100 = Object.fromEntries(nutrients.map((nutrient) => [nutrient, record[nutrient]]));
  return { ...Object.fromEntries(others), ...(nutrients.length > 0 ? { per_100: per100 } : {}) };
}
