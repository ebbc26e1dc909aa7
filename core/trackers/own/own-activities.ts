import { lastWrittenFirst } from "../own-value.ts";
import type { TrackedValue } from "../tracked-value.ts";
import type { OwnActivity } from "../own-value.ts";

/** The activities among entries, the one that was written last first. */
export const ownActivitiesOf = <Entry extends { readonly entry: string; readonly value: TrackedValue | null }>(
  entries: readonly Entry[],
): readonly (Entry & { readonly value: OwnActivity })[] =>
  entries.flatMap((entry) => (entry.value?.tracker === "activity" ? [{ ...entry, value: entry.value }] : [])).toSorted(lastWrittenFirst);
