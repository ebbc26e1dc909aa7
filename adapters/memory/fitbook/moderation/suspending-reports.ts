import type { KeptReport } from "#core/fitbook/reports/report.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** The upheld reports that suspend somebody. */
export const suspendingReports = ({ ties }: Memory, author: CustomerId | null): readonly KeptReport[] =>
  [...ties.reports.values()].filter(({ state, ...report }) => {
    const isUpheld = state.kind === "upheld" || state.kind === "appealed";
    return author !== null && report.author === author && isUpheld && state.sanction === "suspend";
  });
