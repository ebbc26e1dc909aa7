import type { LabFinding } from "#core/labs/register/lab-finding.ts";

/** A finding as programs read it: amounts in rupees. */
export const findingJson = (finding: LabFinding): object =>
  finding.kind === "not-cheaper" ? { ...finding, price: finding.price / 100, apart: finding.apart / 100 } : finding;
