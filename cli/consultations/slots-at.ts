import type { SlotFacts } from "#core/consultations/slots/slot-facts.ts";
import type { Instant } from "#core/shared/instant.ts";

/** The facts of a file, asked now where it names no time. */
export const slotsAt = <File extends Omit<SlotFacts, "now"> & { readonly now: number | null }>(file: File, now: Instant): SlotFacts => ({
  ...file,
  now: file.now ?? now.seconds * 1_000 + Number(now.decimals.slice(0, 3).padEnd(3, "0")),
});
