import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Needs = { readonly whole: Whole; readonly save: (name: string, content: Blob) => void };

/** The papers of a plan, and each as a file. */
export function planBillsModel(customer: CustomerId, id: string, { whole, save }: Needs) {
  const subscription = payableId(id);
  return new PapersModel({
    read: () => lateUseCase(whole, ShowMyPlanBills)(customer, subscription),
    file: (number) => lateUseCase(whole, DownloadPlanBill)(customer, { of: subscription, number }),
    save,
  });
}
