import { DownloadBill } from "#core/consultations/bills/download-bill.use-case.ts";
import { ShowMyBills } from "#core/consultations/bills/show-my-bills.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PapersModel } from "#web/features/payments/papers/papers-model.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

type Needs = { readonly allDependencies: AllDependencies; readonly save: (name: string, content: Blob) => void };

/** The papers of all appointments. */
export const allBills = (customer: CustomerId, allDependencies: AllDependencies) =>
  new Resource(() => lateUseCase(allDependencies, ShowMyBills)(customer, null));

/** The papers of an appointment, each as a file, and the appointment, which tells what goes back; null: it can't be read. */
export function billsModel(customer: CustomerId, id: string, { allDependencies, save }: Needs) {
  const booking = payableId(id);
  return new PapersModel({
    read: async () => {
      const [papers, shown] = await Promise.all([
        lateUseCase(allDependencies, ShowMyBills)(customer, booking),
        answerOrNull(lateUseCase(allDependencies, ShowBooking)(customer, booking)),
      ]);
      return { ...papers, booking: shown?.value.kind === "ok" ? shown.value.value : null };
    },
    file: (number) => lateUseCase(allDependencies, DownloadBill)(customer, { of: booking, number }),
    save,
  });
}
