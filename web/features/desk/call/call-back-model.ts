import { makeAutoObservable } from "mobx";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import type { PhoneRefusal } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const callBackNeeds = { showPhoneOfPatient: ShowPhoneOfPatient };

/**
 * The number at which a practitioner calls a patient whom the line does not reach: asked for by a press, as each reading stands in the
 * patient's log.
 */
export class CallBackModel {
  /** null: it was not asked for. */
  phone: Mobile | null = null;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof callBackNeeds>;
  readonly #asking = new RefusableSubmission<Mobile, PhoneRefusal>();

  constructor(customer: CustomerId, useCases: NeedsOf<typeof callBackNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get asking(): SubmissionState<PhoneRefusal> {
    return this.#asking.state;
  }

  async ask(booking: PayableId): Promise<void> {
    const answer = await this.#asking.send(() => this.#useCases.showPhoneOfPatient(this.#customer, booking));
    if (answer !== null) this.enter(answer.value);
  }

  private enter(phone: Mobile): void {
    this.phone = phone;
  }
}
