import { FAULTY } from "./read.ts";
import type { Entries } from "./part.ts";

/** Notes a fault at what stands in the list before. */
export function once<Key extends string, Value extends { readonly [K in Key]: string }>(list: Entries<Value>, key: Key): void {
  const seen = new Set<unknown>();
  for (const { part, reads } of list.entries) {
    const value: unknown = reads[key];
    if (value === FAULTY) continue;
    if (seen.has(value)) part.fault(key, "one that stands nowhere else in the list");
    seen.add(value);
  }
}
