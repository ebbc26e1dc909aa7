import { makeAutoObservable } from "mobx";
import { WithdrawPrescription } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";
import type { NotWithdrawn } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const withdrawalNeeds = { withdrawPrescription: WithdrawPrescription };

/** How a practitioner withdraws what they signed for an appointment, with the reason that its patient reads. */
export class WithdrawalModel {
  reason = "";
  /** How often the reason was missing: then its field takes the focus. */
  faults = 0;
  readonly #withdraw: (reason: string) => ReturnType<WithdrawPrescription>;
  readonly #withdrawn: (prescription: PrescriptionView) => void;
  readonly #sending = new RefusableSubmission<PrescriptionView, NotWithdrawn>();

  constructor(
    { customer, booking, ...useCases }: NeedsOf<typeof withdrawalNeeds> & { readonly customer: CustomerId; readonly booking: PayableId },
    withdrawn: (prescription: PrescriptionView) => void,
  ) {
    this.#withdraw = (reason) => useCases.withdrawPrescription(customer, { booking, reason });
    this.#withdrawn = withdrawn;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get sending(): SubmissionState<NotWithdrawn> {
    return this.#sending.state;
  }

  write(reason: string): void {
    this.reason = reason;
    this.#sending.clear();
  }

  /** Answers whether it is withdrawn. Pressed again while it is on its way nothing happens. */
  async send(): Promise<boolean> {
    const answer = await this.#sending.send(() => this.#withdraw(this.reason));
    if (answer === null) this.fail();
    else this.#withdrawn(answer.value);
    return answer !== null;
  }

  private fail(): void {
    if (this.sending.kind === "refused") this.faults += 1;
  }
}
