import { ok, refused } from "#core/shared/result.ts";
import { Faults } from "./faults.ts";
import { faultsInOrder } from "./faults-in-order.ts";
import { isObject } from "./is-object.ts";
import { Part } from "./part.ts";
import { FAULTY } from "./read.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "./fault.ts";
import type { Read } from "./read.ts";

/** Reads what JSON.parse made of a file, with every fault in it, in the file's order. */
export function readObject<Value>(wire: unknown, read: (file: Part) => Read<Value>): Result<Value, readonly Fault[]> {
  if (!isObject(wire)) return refused([{ path: "", expected: "one JSON object" }]);
  const faults = new Faults();
  const value = read(new Part(wire, faults));
  return value === FAULTY || faults.noted.length > 0 ? refused(faultsInOrder(wire, faults.noted)) : ok(value);
}
