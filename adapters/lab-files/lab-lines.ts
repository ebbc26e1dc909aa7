import { readJsonText } from "#adapters/input-file/json-text.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { closedIn, slotsIn } from "./read-slots.ts";
import { labIn } from "./read-lab.ts";
import { packageIn } from "./read-package.ts";
import { testIn } from "./read-test.ts";
import type { LabEntry, LabFault, LabLine } from "#core/labs/register/lab-line.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** A line without its end: its text, or why there is none. */
type InputLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "no-utf-8" | "too-long" };

/** The lines of a file of `lab import`: {lab}, {test}, {package}, {slots} or {closed} each. Source: specification/labs.md, Staff commands. */
export async function readLabLines(
  lines: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly lines: readonly LabLine[]; readonly faults: readonly LabFault[] }> {
  const read: LabLine[] = [];
  const faults: LabFault[] = [];
  let line = 0;
  for await (const some of lines)
    for (const one of some) {
      line += 1;
      if (one.kind !== "text")
        faults.push({ line, path: "", expected: one.kind === "no-utf-8" ? "text in UTF-8" : "a line that fits into memory" });
      else if (one.text.trim() !== "") {
        const entry = readJsonText(one.text, (wire) => readObject(wire, entryIn));
        if (entry.kind === "ok") read.push({ line, entry: entry.value });
        else for (const fault of entry.refusal) faults.push({ line, ...fault });
      }
    }
  return { lines: read, faults };
}

function entryIn(file: Part): Read<LabEntry> {
  const [kind, ...others] = file.keys();
  if (others.length > 0 || (kind !== "lab" && kind !== "test" && kind !== "package" && kind !== "slots" && kind !== "closed")) {
    file.fault("", "one of lab, test, package, slots and closed");
    return FAULTY;
  }
  const part = file.requiredPart(kind);
  if (part === FAULTY) return FAULTY;
  switch (kind) {
    case "lab": {
      const lab = labIn(part);
      return lab === FAULTY ? FAULTY : { kind, lab };
    }
    case "test": {
      const test = testIn(part);
      return test === FAULTY ? FAULTY : { kind, test };
    }
    case "package": {
      const read = packageIn(part);
      return read === FAULTY ? FAULTY : { kind, package: read };
    }
    case "slots":
      return slotsIn(part);
    case "closed":
      return closedIn(part);
  }
}
