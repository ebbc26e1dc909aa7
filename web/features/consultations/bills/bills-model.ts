import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers/papers-model.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const allBillsNeeds = { showMyBills: ShowMyBills };
export const billsNeeds = { showMyBills: ShowMyBills, showBooking: ShowBooking, downloadBill: DownloadBill };

type Needs = NeedsOf<typeof billsNeeds> & { readonly save: (name: string, content: Blob) => void };

/** The papers of all appointments. */
export const allBills = (customer: CustomerId, useCases: NeedsOf<typeof allBillsNeeds>) =>
  new Resource(() => useCases.showMyBills(customer, null));

/** The papers of an appointment, each as a file, and the appointment, which tells what goes back; null: it can't be read. */
export function billsModel(customer: CustomerId, id: string, { save, ...useCases }: Needs) {
  const booking = payableId(id);
  return new PapersModel({
    read: async () => {
      const [papers, shown] = await Promise.all([
        useCases.showMyBills(customer, booking),
        answerOrNull(useCases.showBooking(customer, booking)),
      ]);
      return { ...papers, booking: shown?.value.kind === "ok" ? shown.value.value : null };
    },
    file: (number) => useCases.downloadBill(customer, { of: booking, number }),
    save,
  });
}
