import { readObject } from "./read-object.ts";
import { FAULTY } from "./read.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./fault.ts";
import type { Part } from "./part.ts";
import type { Read } from "./read.ts";
import type { Wire } from "./wire.ts";

/** Reads a record that stands under a key of its line: faults are told by their path in the line. */
export const readWithin =
  <Value>(key: string, read: (part: Part) => Read<Value>) =>
  (record: Wire): Result<Value, readonly Fault[]> =>
    readObject({ [key]: record }, (line) => {
      const part = line.requiredPart(key);
      return part === FAULTY ? FAULTY : read(part);
    });
