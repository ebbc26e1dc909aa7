import { contentOf } from "./content-of.ts";
import { foldedEntry } from "./folded-entry.ts";
import { tableRefusal } from "./table-refusal.ts";
import { dayOfValue } from "./tracked-value.ts";
import type { Day } from "../shared/day.ts";
import type { LookedUp } from "./looked-up.ts";
import type { FoldedEntry } from "./folded-entry.ts";
import type { TableRefusal } from "./table-refusal.ts";
import type { EntryKind } from "./tracked-value.ts";
import type { TrackerOp } from "./tracker-op.ts";

/** An entry as it is stored beside its presses. */
export type KeptEntry = FoldedEntry & { readonly tracker: EntryKind; readonly day: Day | null };

/** `differs`: a column is not what the presses make. `not-in-table`: the tables no longer have what it names. */
export type EntryFault =
  | { readonly kind: "no-presses" }
  | { readonly kind: "differs"; readonly column: keyof KeptEntry }
  | { readonly kind: "not-in-table"; readonly lacking: TableRefusal["kind"] };

/**
 * What is wrong with an entry: its presses are folded anew, and its food or activity is looked up. Source: specification/trackers.md, Staff
 * commands.
 */
export function entryFaults(stored: KeptEntry, presses: readonly TrackerOp[], imported: LookedUp): readonly EntryFault[] {
  if (presses.length === 0) return [{ kind: "no-presses" }];
  const folded = foldedEntry(presses);
  const tracker = presses.flatMap(({ change }) => (change.kind === "put" ? [change.value.tracker] : []))[0] ?? stored.tracker;
  const made: KeptEntry = { ...folded, tracker, day: folded.value === null ? null : dayOfValue(folded.value) };
  const differing = COLUMNS.filter((column) => contentOf({ told: stored[column] }) !== contentOf({ told: made[column] }));
  const lacking = stored.value === null ? null : tableRefusal(stored.value, imported);
  return [
    ...differing.map((column) => ({ kind: "differs", column }) as const),
    ...(lacking === null ? [] : [{ kind: "not-in-table", lacking: lacking.kind } as const]),
  ];
}

const COLUMNS = ["tracker", "op", "n", "day", "value", "tops", "conflicts"] as const satisfies readonly (keyof KeptEntry)[];
