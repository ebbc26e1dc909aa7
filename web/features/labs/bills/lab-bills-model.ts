import { DownloadLabBill } from "#core/labs/bills/download-lab-bill.use-case.ts";
import { ShowMyLabBills } from "#core/labs/bills/show-my-lab-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers/papers-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const labBillsNeeds = { showMyLabBills: ShowMyLabBills, downloadLabBill: DownloadLabBill };

type Needs = NeedsOf<typeof labBillsNeeds> & { readonly save: (name: string, content: Blob) => void };

/** The papers of a lab booking, and each as a file. */
export function labBillsModel(customer: CustomerId, id: string, { showMyLabBills, downloadLabBill, save }: Needs) {
  const booking = payableId(id);
  return new PapersModel({
    read: () => showMyLabBills(customer, booking),
    file: (number) => downloadLabBill(customer, { of: booking, number }),
    save,
  });
}
