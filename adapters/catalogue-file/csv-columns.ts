/**
 * What a cell holds. A list is its texts with a bar between them; a bar or backslash within one has a backslash before it. What has parts of
 * its own is JSON.
 */
type Cell = "text" | "number" | "flag" | "list" | "json";

/** The columns of a catalogue as a table: each is named by its path in the record. */
export const COLUMNS: readonly (readonly [path: string, cell: Cell])[] = [
  ["_id", "text"],
  ["product_id", "text"],
  ["title", "text"],
  ["slug", "text"],
  ["mrp", "number"],
  ["min_qty", "number"],
  ["image_list", "list"],
  ["status", "text"],
  ["brand.name", "text"],
  ["brand.cash_on_delivery", "flag"],
  ["brand.logo_filepath", "text"],
  ["category_list", "list"],
  ["gst", "number"],
  ["seller_list[0].selling_price", "number"],
  ["seller_list[0].total_stock", "number"],
  ["shipping_details.weight", "number"],
  ["hsn", "text"],
  ["seller.name", "text"],
  ["seller.state", "text"],
  ["seller.gstin", "text"],
  ["seller.address", "text"],
  ["sub_category", "text"],
  ["tags", "list"],
  ["concerns", "list"],
  ["form", "text"],
  ["size", "text"],
  ["spellings.hi", "text"],
  ["spellings.sa", "text"],
  ["consumable", "flag"],
  ["arrived_on", "text"],
  ["information.generic_name", "json"],
  ["information.botanical_name", "text"],
  ["information.summary", "json"],
  ["information.traditional_uses", "json"],
  ["information.ingredients", "json"],
  ["information.directions", "json"],
  ["information.cautions", "list"],
  ["information.storage", "json"],
  ["information.shelf_life_months", "number"],
  ["information.best_before", "text"],
  ["information.net_quantity.amount", "number"],
  ["information.net_quantity.unit", "text"],
  ["information.maker.role", "text"],
  ["information.maker.name", "text"],
  ["information.maker.address", "text"],
  ["information.country_of_origin", "text"],
  ["information.licence.kind", "text"],
  ["information.licence.number", "text"],
  ["information.vegetarian_mark", "text"],
  ["information.allergens", "json"],
  ["information.consumer_care.phone", "text"],
  ["information.consumer_care.email", "text"],
];

/** What a cell says, as the record holds it. What it can't say stays text, which the record's reader names as a fault. */
function cellValue(cell: Cell, text: string): unknown {
  switch (cell) {
    case "text":
      return text;
    case "number":
      return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
    case "flag":
      return text === "true" || text === "false" ? text === "true" : text;
    case "json":
      return parsed(text);
    case "list":
      return [...text.matchAll(/(?:^|\|)((?:[^|\\]|\\.)*)/gsu)].map(([, one = ""]) => one.replace(/\\(.)/gsu, "$1"));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function cellText(cell: Cell, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (cell === "json") return JSON.stringify(value);
  if (cell !== "list" || !Array.isArray(value)) return String(value);
  return value.map((one) => String(one).replace(/[|\\]/g, "\\$&")).join("|");
}

type Nested = { readonly [key: string]: unknown };

/** The record that a row's cells tell; empty ones are left out. */
export function recordIn(cells: ReadonlyMap<string, string>): Nested {
  const record: Record<string, unknown> = {};
  for (const [path, cell] of COLUMNS) {
    const text = cells.get(path) ?? "";
    if (text !== "") put(record, stepsIn(path), cellValue(cell, text));
  }
  return record;
}

/** What a record holds at a path. */
export const at = (record: unknown, path: string): unknown =>
  stepsIn(path).reduce<unknown>(
    (value, step) => (value === null || value === undefined ? value : Reflect.get(Object(value), step)),
    record,
  );

/** "seller_list[0].total_stock" leads over "seller_list" and "0". */
const stepsIn = (path: string): readonly string[] => path.replace(/\[(\d+)\]/g, ".$1").split(".");

function put(record: Record<string, unknown>, [step = "", next, ...rest]: readonly string[], value: unknown): void {
  if (next === undefined) {
    record[step] = value;
    return;
  }
  if (next === "0") {
    const list = Array.isArray(record[step]) ? record[step] : [{}];
    record[step] = list;
    put(list[0], rest, value);
    return;
  }
  const inner: Record<string, unknown> = Object(record[step] ?? {});
  record[step] = inner;
  put(inner, [next, ...rest], value);
}
