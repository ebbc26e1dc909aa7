import { readLines } from "#adapters/input-file/read-lines.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { closedIn, slotsIn } from "./read-slots.ts";
import { labIn } from "./read-lab.ts";
import { packageIn } from "./read-package.ts";
import { testIn } from "./read-test.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { LabEntry, LabLine } from "#core/labs/register/lab-line.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { InputLine } from "#adapters/input-file/read-lines.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** The lines of a file of `lab import`: {lab}, {test}, {package}, {slots} or {closed} each. Source: specification/labs.md, Staff commands. */
export async function readLabLines(
  input: AsyncIterable<readonly InputLine[]>,
): Promise<{ readonly lines: readonly LabLine[]; readonly faults: readonly LineFault[] }> {
  const { lines, faults } = await readLines(input, entryIn);
  return { lines: lines.map(({ line, value }) => ({ line, entry: value })), faults };
}

function entryIn(file: Part): Read<LabEntry> {
  const [kind, ...others] = file.keys();
  if (others.length > 0 || (kind !== "lab" && kind !== "test" && kind !== "package" && kind !== "slots" && kind !== "closed")) {
    file.ownFault("one of lab, test, package, slots and closed");
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
