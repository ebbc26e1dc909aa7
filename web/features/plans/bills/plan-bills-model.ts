import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers/papers-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const planBillsNeeds = { showMyPlanBills: ShowMyPlanBills, downloadPlanBill: DownloadPlanBill };

type Needs = NeedsOf<typeof planBillsNeeds> & { readonly save: (name: string, content: Blob) => void };

/** The papers of a plan, and each as a file. */
export function planBillsModel(customer: CustomerId, id: string, { showMyPlanBills, downloadPlanBill, save }: Needs) {
  const subscription = payableId(id);
  return new PapersModel({
    read: () => showMyPlanBills(customer, subscription),
    file: (number) => downloadPlanBill(customer, { of: subscription, number }),
    save,
  });
}
