import { isSamePress, merge } from "#core/health/tools/merge.ts";
import { together } from "#core/health/tools/together.ts";
import { DAY, INSTANT, NUMBER, oneOfInAnyCase, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isObject } from "#adapters/input-file/is-object.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { Day } from "#core/shared/day.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { Op } from "#core/health/tools/merge.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** The tools over a set of ops, or over two lists of days, each with its reader. */
export const SET_TOOLS = { merge: readMerge, together: readTogether };

const MOST_OPS = 20_000;

const NAME: Kind<string> = {
  expected: "text of 1 to 100 characters",
  read: (value) => (typeof value === "string" && value !== "" && [...value].length <= 100 ? value : FAULTY),
};
const KIND = oneOfInAnyCase(["put", "remove"]);
/** Deeper values would end the program when they are compared. */
const DEEPEST = 1000;
const VALUE: Kind<object> = {
  expected: `an object, at most ${DEEPEST} levels deep, whose numbers are finite`,
  read: (value) => (isObject(value) && isComparable(value) ? value : FAULTY),
};

/** Level by level, as recursion is what must not go too deep. JSON.parse reads 1e999 as a number without a finite value. */
function isComparable(value: object): boolean {
  let level: readonly object[] = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const parts: readonly unknown[] = level.flatMap((one) => Object.values(one));
    if (parts.some((part) => typeof part === "number" && !Number.isFinite(part))) return false;
    level = parts.filter(isObjectOrList);
  }
  return true;
}

const isObjectOrList = (value: unknown): value is object => typeof value === "object" && value !== null;

function readMerge(file: Part): Read<HealthAnswer> {
  const list = file.requiredList<Op>("ops", (part) => ({
    op: part.required("op", NAME),
    entry: part.required("entry", NAME),
    n: part.required("n", whole(1, 1_000_000_000)),
    at: part.required("at", INSTANT),
    change: changeIn(part),
  }));
  if (list.length > MOST_OPS) file.fault("ops", `at most ${MOST_OPS} ops`);
  const ops = wholeEntries(list);
  const first = new Map<string, Op>();
  for (const { part, reads } of list.entries) {
    const [read] = wholeOp(reads);
    if (read === undefined) continue;
    const before = first.get(read.op);
    if (before === undefined) first.set(read.op, read);
    else if (!isSamePress(before, read)) part.fault("op", "the id of no other op");
  }
  return ops === FAULTY ? FAULTY : merge(ops);
}

function wholeOp({ op, entry, n, at, change }: { [K in keyof Op]: Read<Op[K]> }): readonly Op[] {
  if (op === FAULTY || entry === FAULTY || n === FAULTY || at === FAULTY || change === FAULTY) return [];
  return [{ op, entry, n, at, change }];
}

function changeIn(part: Part): Read<Op["change"]> {
  const kind = part.required("kind", KIND);
  if (kind !== "put") return kind === FAULTY ? FAULTY : { kind };
  const value = part.required("value", VALUE);
  return value === FAULTY ? FAULTY : { kind, value, content: JSON.stringify(inOrder(value)) };
}

/** The same value with the keys of its objects in one order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
}

function readTogether(file: Part): Read<HealthAnswer> {
  const a = readDays(file, "a");
  const b = readDays(file, "b");
  const lag = file.required("lag", whole(0, 7));
  return a === FAULTY || b === FAULTY || lag === FAULTY ? FAULTY : together({ a, b, lag });
}

function readDays(file: Part, key: "a" | "b"): Read<ReadonlyMap<Day, number>> {
  const list = file.requiredList<{ readonly day: Day; readonly value: number }>(key, (part) => ({
    day: part.required("day", DAY),
    value: part.required("value", NUMBER),
  }));
  const seen = new Set<Day>();
  for (const { part, reads } of list.entries) {
    if (reads.day === FAULTY) continue;
    if (seen.has(reads.day)) part.fault("day", "a day that stands nowhere else in the list");
    seen.add(reads.day);
  }
  const days = wholeEntries(list);
  return days === FAULTY ? FAULTY : new Map(days.map(({ day, value }) => [day, value]));
}
