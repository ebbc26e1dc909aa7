import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `names` of the members. */
export type ReadLabReport = { readonly report: ShownLabReport; readonly names: ReadonlyMap<string | null, string> };

export const readLabReportNeeds = { showLabReport: ShowLabReport, listMembers: ListMembers };

/** What the page of a report is drawn of. null: this customer has no such booking. */
export async function readLabReport(
  useCases: NeedsOf<typeof readLabReportNeeds>,
  customer: CustomerId,
  id: string,
): Promise<ReadLabReport | null> {
  const [report, family] = await Promise.all([useCases.showLabReport(customer, payableId(id)), useCases.listMembers(customer)]);
  if (report.kind === "refused") return null;
  return { report: report.value, names: new Map<string | null, string>(family.map((one) => [one.id, one.name])) };
}
