import { foodIn } from "./food-lines.ts";
import { numberOrText, partsOf, rowsInTable } from "./rows-in-table.ts";
import { NUTRIENTS } from "#core/health/tools/meal.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { RowsRead } from "./rows-read.ts";

const COLUMNS = ["id", "kind", "name", "hindi", "spellings", "source", ...NUTRIENTS, "density", "units", "recipe", "yield_g"];

/** The foods of a table in CSV; units and recipe have a bar between their parts: "katori 130|piece 90". Source: specification/health-tools.md, Foods. */
export const foodsInTable = (pieces: AsyncIterable<Uint8Array>): Promise<RowsRead<Food>> =>
  rowsInTable(pieces, {
    columns: COLUMNS,
    rowIn: foodIn,
    wireOf: (cells) => ({
      ...Object.fromEntries(["id", "kind", "name", "hindi", "source"].map((name) => [name, cells.get(name)])),
      spellings: partsOf(cells.get("spellings")),
      per_100: Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, numberOrText(cells.get(nutrient))])),
      density: numberOrText(cells.get("density")),
      units: Object.fromEntries(amountsIn(cells.get("units"))),
      recipe: amountsIn(cells.get("recipe")).map(([food, grams]) => ({ food, grams })),
      yield_g: numberOrText(cells.get("yield_g")),
    }),
  });

/** "katori 130|piece 90" */
const amountsIn = (cell: string | undefined): readonly (readonly [string, unknown])[] =>
  partsOf(cell).map((part) => {
    const blank = part.lastIndexOf(" ");
    return blank === -1 ? [part, null] : [part.slice(0, blank).trim(), numberOrText(part.slice(blank + 1))];
  });
