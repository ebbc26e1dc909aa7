import { FAULTY } from "./read.ts";
import type { Entries } from "./part.ts";
import type { Read } from "./read.ts";

/** Notes a fault at each instant of a list that lies before the one above it. */
export function tellOutOfOrder<Value extends { readonly at: number }>({ entries }: Entries<Value>): void {
  let before: number | null = null;
  for (const { part, reads } of entries) {
    const at: Read<number> = reads.at;
    if (at === FAULTY) continue;
    if (before !== null && at < before) part.fault("at", "an instant not before the one above it");
    before = at;
  }
}
