import { isUtf8 } from "node:buffer";
import { parse } from "csv-parse/sync";
import { Fields } from "./fields.ts";
import { readLines } from "./lines.ts";
import { deliveryPlaceIn, readPincode } from "./pincodes.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";

type Read = { readonly values: readonly NamedPlace[]; readonly faults: readonly LineFault[] };
type At = { readonly line: number; readonly place: NamedPlace };

/** The places of a file, one a line: NDJSON where its first line begins with a brace, else CSV under a line of names. A pincode named twice is a fault. */
export function readPincodes(bytes: Uint8Array): Read {
  if (!isUtf8(bytes)) return { values: [], faults: [{ line: 1, path: "", expected: "text in UTF-8" }] };
  const text = new TextDecoder().decode(bytes);
  const faults: LineFault[] = [];
  const read = text.trimStart().startsWith("{") ? linesOf(text, faults) : rowsOf(text, faults);
  const first = new Map<string, number>();
  for (const { line, place } of read) {
    const before = first.get(place.pincode);
    if (before === undefined) first.set(place.pincode, line);
    else faults.push({ line, path: "pincode", expected: `a pincode once; line ${before} has it too` });
  }
  return { values: read.map(({ place }) => place), faults: faults.toSorted((a, b) => a.line - b.line) };
}

function linesOf(text: string, faults: LineFault[]): readonly At[] {
  const read = readLines(text.split("\n"), (written, line) => {
    const place = readPincode(written, line);
    return place.kind === "ok" ? { kind: "ok", value: { line, place: place.value } } : place;
  });
  faults.push(...read.faults);
  return read.values;
}

const NAMES = ["pincode", "state", "days", "cash_on_delivery", "city"];

function rowsOf(text: string, faults: LineFault[]): readonly At[] {
  const [head, ...rows] = recordsOf(text, faults);
  if (head === undefined) return [];
  const names = head.record.map((name) => name.trim().toLowerCase());
  const missing = NAMES.slice(0, 3).filter((name) => !names.includes(name));
  if (missing.length > 0) {
    faults.push({ line: head.line, path: missing.join(", "), expected: `a first line with the names ${NAMES.join(", ")}` });
    return [];
  }
  return rows.flatMap(({ line, record }) => {
    const written = Object.fromEntries(names.map((name, index) => [name, record[index]?.trim() ?? ""]));
    const fields = new Fields(line, "", valuesOf(written), []);
    if (record.length !== names.length) fields.fault("", `${names.length} values`);
    const place = deliveryPlaceIn(fields);
    faults.push(...fields.faults);
    return fields.faults.length === 0 ? [{ line, place }] : [];
  });
}

/** What stands between commas is text; days are numbers and cash is yes or no. */
function valuesOf({ days = "", cash_on_delivery = "", city = "", ...texts }: Readonly<Record<string, string>>) {
  const cash = cash_on_delivery.toLowerCase();
  return {
    ...texts,
    city: city === "" ? null : city,
    days: /^\d{1,9}$/.test(days) ? Number(days) : days,
    cash_on_delivery:
      cash === "" ? null : cash === "true" || cash === "yes" ? true : cash === "false" || cash === "no" ? false : cash_on_delivery,
  };
}

type Row = { readonly line: number; readonly record: readonly string[] };

/** Lines end like the file's first: a lone quote ends the reading, as nobody knows then what the rest means. */
function recordsOf(text: string, faults: LineFault[]): readonly Row[] {
  const rows: Row[] = [];
  let last = 1;
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(record: string[], { lines }) {
        last = lines;
        rows.push({ line: lines, record });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    faults.push({ line: last + 1, path: "", expected: "quotes around a whole value, in pairs" });
  }
  return rows;
}
