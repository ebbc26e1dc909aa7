import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers/papers-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

type Needs = { readonly allDependencies: AllDependencies; readonly save: (name: string, content: Blob) => void };

/** The papers of a lab booking, and each as a file. */
export function labBillsModel(customer: CustomerId, id: string, { allDependencies, save }: Needs) {
  const booking = payableId(id);
  return new PapersModel({
    read: () => lateUseCase(allDependencies, ShowMyLabBills)(customer, booking),
    file: (number) => lateUseCase(allDependencies, DownloadLabBill)(customer, { of: booking, number }),
    save,
  });
}
