import { printedHash } from "#core/consultations/prescriptions/verification-code.ts";
import { printable } from "#cli/printing/columns.ts";
import type { ChainFault } from "#core/consultations/prescriptions/chain-fault.ts";
import type { VerifiedPrescription } from "#core/consultations/prescriptions/verification/verified-prescription.ts";

export const NO_PRESCRIPTION = "There is no such prescription.";

const FAULTS: Readonly<Record<ChainFault["fault"], string>> = {
  changed: "does not have this hash: it was changed",
  "not-chained": "does not follow the one before it",
  "out-of-order": "is missing, or another is in its place",
};

export function verifiedText({ number, versions, isWithdrawn, fault }: VerifiedPrescription): string {
  const lines = [
    `${number}${isWithdrawn ? "  withdrawn" : ""}`,
    ...versions.map(({ version, hash }) => `  version ${version}  ${printedHash(hash)}`),
    fault === null ? "Every version is unchanged." : `Version ${fault.version} ${FAULTS[fault.fault]}.`,
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}
