import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** `names` of the members. */
export type ReadLabReport = { readonly report: ShownLabReport; readonly names: ReadonlyMap<string | null, string> };

/** What the page of a report is drawn of. null: this customer has no such booking. */
export async function readLabReport(allDependencies: AllDependencies, customer: CustomerId, id: string): Promise<ReadLabReport | null> {
  const [report, family] = await Promise.all([
    lateUseCase(allDependencies, ShowLabReport)(customer, payableId(id)),
    lateUseCase(allDependencies, ListMembers)(customer),
  ]);
  if (report.kind === "refused") return null;
  return { report: report.value, names: new Map<string | null, string>(family.map((one) => [one.id, one.name])) };
}
