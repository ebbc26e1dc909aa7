import { chainFault } from "../chain-fault.ts";
import { grouped } from "../../../shared/grouped.ts";
import type { ChainFault } from "../chain-fault.ts";
import type { PrescriptionVersion } from "../../prescription/prescription.ts";

/**
 * A prescription's number with its versions and their hashes, and what is wrong with the first that does not prove itself. Nothing of
 * health.
 */
export type VerifiedPrescription = {
  readonly number: string;
  readonly versions: readonly { readonly version: number; readonly hash: string }[];
  readonly isWithdrawn: boolean;
  readonly fault: ChainFault | null;
};

type Link = Pick<PrescriptionVersion, "number" | "version" | "former">;
type Signed<Version> = { readonly version: Version; readonly hash: string; readonly isWithdrawn: boolean };

/** Each prescription of these versions, in whatever order they come. */
export function verifiedPrescriptions<Version extends Link>(
  signed: readonly Signed<Version>[],
  hashOf: (version: Version) => string,
): readonly VerifiedPrescription[] {
  return [...grouped(signed, ({ version }) => version.number)].map(([number, several]) => {
    const chain = several.toSorted((one, other) => one.version.version - other.version.version);
    return {
      number,
      versions: chain.map(({ version, hash }) => ({ version: version.version, hash })),
      isWithdrawn: chain.some(({ isWithdrawn }) => isWithdrawn),
      fault: chainFault(chain, hashOf),
    };
  });
}
