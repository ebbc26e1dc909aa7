import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Needs = { readonly whole: Whole; readonly save: (name: string, content: Blob) => void };

/** The papers of all appointments. */
export const allBills = (customer: CustomerId, whole: Whole) => new Resource(() => lateUseCase(whole, ShowMyBills)(customer, null));

/** The papers of an appointment, and each as a file. */
export function billsModel(customer: CustomerId, id: string, { whole, save }: Needs) {
  const booking = payableId(id);
  return new PapersModel({
    read: () => lateUseCase(whole, ShowMyBills)(customer, booking),
    file: (number) => lateUseCase(whole, DownloadBill)(customer, { of: booking, number }),
    save,
  });
}
