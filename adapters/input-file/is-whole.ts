import { FAULTY } from "./read.ts";
import type { Reads } from "./read.ts";

/** Whether each field could be read. */
export function isWhole<Value extends object>(reads: Reads<Value>): reads is Reads<Value> & Value {
  for (const key in reads) if (reads[key] === FAULTY) return false;
  return true;
}
