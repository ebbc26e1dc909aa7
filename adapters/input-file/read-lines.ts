import { readJsonText } from "./json-text.ts";
import { readObject } from "./read-object.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { Part } from "./part.ts";
import type { Read } from "./read.ts";

/** A line without its end: its text, or why there is none. */
export type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** An object a line; lines without a character are left out and still counted. */
export async function readLines<Value>(
  lines: AsyncIterable<readonly InputLine[]>,
  readOne: (line: Part) => Read<Value>,
): Promise<{ readonly lines: readonly { readonly line: number; readonly value: Value }[]; readonly faults: readonly LineFault[] }> {
  const read: { readonly line: number; readonly value: Value }[] = [];
  const faults: LineFault[] = [];
  let line = 0;
  for await (const some of lines)
    for (const one of some) {
      line += 1;
      if (one.kind !== "text")
        faults.push({ line, path: "", expected: one.kind === "no-utf-8" ? "text in UTF-8" : "a line that fits into memory" });
      else if (one.text.trim() !== "") {
        const found = readJsonText(one.text, (wire) => readObject(wire, readOne));
        if (found.kind === "ok") read.push({ line, value: found.value });
        else for (const fault of found.refusal) faults.push({ line, ...fault });
      }
    }
  return { lines: read, faults };
}
