import { isWhole } from "./is-whole.ts";
import { FAULTY } from "./read.ts";
import type { Entries } from "./part.ts";
import type { Read } from "./read.ts";

/** What was read of each entry; faulty where one of them is. */
export function wholeEntries<Value extends object>({ isWhole: isList, entries }: Entries<Value>): Read<readonly Value[]> {
  const values = entries.map(({ reads }) => reads).filter(isWhole);
  return isList && values.length === entries.length ? values : FAULTY;
}
