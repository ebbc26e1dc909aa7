import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers/papers-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

type Needs = { readonly allDependencies: AllDependencies; readonly save: (name: string, content: Blob) => void };

/** The papers of a plan, and each as a file. */
export function planBillsModel(customer: CustomerId, id: string, { allDependencies, save }: Needs) {
  const subscription = payableId(id);
  return new PapersModel({
    read: () => lateUseCase(allDependencies, ShowMyPlanBills)(customer, subscription),
    file: (number) => lateUseCase(allDependencies, DownloadPlanBill)(customer, { of: subscription, number }),
    save,
  });
}
