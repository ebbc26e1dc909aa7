import { ok, refused } from "#core/shared/result.ts";
import { fieldValue } from "#core/staff/import/replacing-row.ts";
import { isSame } from "#core/shared/equality/is-same.ts";
import { isObject } from "./is-object.ts";
import type { FieldChange, IncomingRow } from "#core/staff/import/incoming-row.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./fault.ts";
import type { Wire } from "./wire.ts";

/** How rows of one kind stand in files: `record` prints what `read` reads back to the same value. */
export type RowForm<Value> = {
  /** What a file calls the id. */
  readonly id: string;
  readonly read: (record: Wire) => Result<Value, readonly Fault[]>;
  readonly record: (value: Value) => Wire;
  /**
   * Paths of objects whose parts are fields of their own, such as "seller"; "sellers[0]": the first of a list. Any other object or list is
   * one field.
   */
  readonly groups?: readonly string[];
  /** The record as it is laid over what is kept. */
  readonly adapt?: (record: Wire, former: Value) => Wire;
};

/** A row of a file that names the fields of `record` alone. null in a field clears it; what is missing stays as it was. */
export const incomingRow = <Value>(form: RowForm<Value>, record: Wire, line: number): IncomingRow<Value> => ({
  line,
  id: idIn(record[form.id]),
  over(former) {
    const groups = new Set(form.groups);
    const laid = former === null ? record : overlaid(form.record(former), form.adapt?.(record, former) ?? record, { groups, path: "" });
    const read = form.read(withoutEmptyGroups(laid, { groups, path: "" }) ?? laid);
    return read.kind === "ok" ? ok(read.value) : refused(read.refusal.map(({ path, expected }) => ({ line, path, expected })));
  },
  changes(was, becomes) {
    const groups = new Set(form.groups);
    const before = was === null ? new Map<string, unknown>() : fieldsOf(form.record(was), groups);
    const after = fieldsOf(form.record(becomes), groups);
    return [...new Set([...after.keys(), ...before.keys()])].flatMap((field): readonly FieldChange[] => {
      const [old, now] = [before.get(field) ?? null, after.get(field) ?? null];
      return isSame(old, now) ? [] : [{ field, was: fieldValue(old), becomes: fieldValue(now) }];
    });
  },
});

/** Each record of a file as a row. */
export const rowsOf =
  <Value>(form: RowForm<Value>) =>
  (record: Wire, line: number) =>
    ok(incomingRow(form, record, line));

const idIn = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

type Place = { readonly groups: ReadonlySet<string>; readonly path: string };

const within = (place: Place, key: string): Place => ({ ...place, path: place.path === "" ? key : `${place.path}.${key}` });
const first = ({ groups, path }: Place): Place => ({ groups, path: `${path}[0]` });
const isGroup = ({ groups, path }: Place): boolean => groups.has(path);

/** What a file names, before all that it does not name. */
function overlaid(former: Wire, incoming: Wire, place: Place): Wire {
  const record: Record<string, unknown> = { ...incoming };
  for (const [key, stored] of Object.entries(former)) {
    const [named, at] = [incoming[key], within(place, key)];
    if (named === undefined) record[key] = stored;
    else if (isObject(named) && isObject(stored) && isGroup(at)) record[key] = overlaid(stored, named, at);
    else if (Array.isArray(named) && Array.isArray(stored) && isGroup(first(at)))
      record[key] = [firstOverlaid(stored[0], named[0], first(at))];
  }
  return record;
}

const firstOverlaid = (stored: unknown, named: unknown, at: Place): unknown =>
  isObject(named) && isObject(stored) ? overlaid(stored, named, at) : named;

/** A group whose every part is empty is nothing. */
function withoutEmptyGroups(record: Wire, place: Place): Wire | null {
  const parts = Object.entries(record).map(([key, value]) => {
    const at = within(place, key);
    if (isObject(value) && isGroup(at)) return [key, withoutEmptyGroups(value, at)] as const;
    if (!Array.isArray(value) || !isGroup(first(at))) return [key, value] as const;
    const [one]: readonly unknown[] = value;
    return [key, isObject(one) ? [withoutEmptyGroups(one, first(at))] : value] as const;
  });
  const isEmpty = parts.length > 0 && parts.every(([, value]) => value === null);
  return isEmpty && place.path !== "" ? null : Object.fromEntries(parts);
}

function fieldsOf(record: Wire, groups: ReadonlySet<string>): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  const put = (value: unknown, at: Place): void => {
    if (isObject(value) && (at.path === "" || isGroup(at))) for (const [key, part] of Object.entries(value)) put(part, within(at, key));
    else if (Array.isArray(value) && isGroup(first(at))) put(value[0], first(at));
    else if (!isNothing(value)) fields.set(at.path, value);
  };
  put(record, { groups, path: "" });
  return fields;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);
