import { ok, refused } from "#core/shared/result.ts";
import { Fields, isObject } from "./fields.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Result } from "#core/shared/result.ts";

/** What a line holds, or all that is wrong with it. `line` counts from 1. */
export type ReadLine<Value> = (text: string, line: number) => Result<Value, readonly LineFault[]>;

/** Every line that could be read, in order, and what is wrong with the others. Blank lines are left out. */
export function readLines<Value>(
  lines: Iterable<string>,
  readLine: ReadLine<Value>,
): { readonly values: readonly Value[]; readonly faults: readonly LineFault[] } {
  const values: Value[] = [];
  const faults: LineFault[] = [];
  let line = 0;
  for (const text of lines) {
    line += 1;
    if (text.trim() === "") continue;
    const read = readLine(text, line);
    if (read.kind === "ok") values.push(read.value);
    else faults.push(...read.refusal);
  }
  return { values, faults };
}

/** A reader of lines from a reader of the object that each holds. */
export function lineReader<Value>(read: (fields: Fields) => Value): ReadLine<Value> {
  const readRecord = recordReader(read);
  return (text, line) => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      return refused([{ line, path: "", expected: "a JSON object" }]);
    }
    return readRecord(parsed, line);
  };
}

/** The same where the object is there already. */
export function recordReader<Value>(read: (fields: Fields) => Value): (record: unknown, line: number) => ReturnType<ReadLine<Value>> {
  return (record, line) => {
    if (!isObject(record)) return refused([{ line, path: "", expected: "a JSON object" }]);
    const fields = new Fields(line, "", record, []);
    const value = read(fields);
    return fields.faults.length === 0 ? ok(value) : refused(fields.faults);
  };
}
