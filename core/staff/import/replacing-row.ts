import { isSame } from "../../shared/equality/is-same.ts";
import { ok } from "../../shared/result.ts";
import type { FieldValue, IncomingRow } from "./incoming-row.ts";

/** A row that replaces all of a value, as a page says of its files: the fields are the value's own. */
export const replacingRow = <Value extends object>(
  { line, id }: { readonly line: number; readonly id: string },
  value: Value,
): IncomingRow<Value> => ({
  line,
  id,
  over: () => ok(value),
  changes(was, becomes) {
    const before = new Map<string, unknown>(was === null ? [] : Object.entries(was));
    return Object.entries(becomes).flatMap(([field, now]: readonly [string, unknown]) =>
      isSame(before.get(field) ?? null, now ?? null)
        ? []
        : [{ field, was: fieldValue(before.get(field) ?? null), becomes: fieldValue(now) }],
    );
  },
});

/** What stands in a field: a list or an object as its JSON. */
export const fieldValue = (value: unknown): FieldValue =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : JSON.stringify(value);
