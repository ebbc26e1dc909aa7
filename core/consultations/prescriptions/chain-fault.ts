import type { PrescriptionVersion } from "../prescription/prescription.ts";

/** What is wrong with a version: it was changed, it does not follow the one before, or it is another's or out of order. */
export type ChainFault = { readonly version: number; readonly fault: "changed" | "not-chained" | "out-of-order" };

/** What the chain hangs on, whatever else a version says. */
type Link = Pick<PrescriptionVersion, "number" | "version" | "former">;

/**
 * The first fault of a chain of versions, the oldest first; null: all of them prove themselves. Source: specification/prescriptions.md,
 * Hash.
 */
export function chainFault<Version extends Link>(
  versions: readonly { readonly version: Version; readonly hash: string }[],
  hashOf: (version: Version) => string,
): ChainFault | null {
  for (const [place, { version, hash }] of versions.entries()) {
    const number = place + 1;
    if (version.version !== number || version.number !== versions[0]?.version.number) return { version: number, fault: "out-of-order" };
    if (hashOf(version) !== hash) return { version: number, fault: "changed" };
    if (version.former !== (versions[place - 1]?.hash ?? null)) return { version: number, fault: "not-chained" };
  }
  return null;
}
