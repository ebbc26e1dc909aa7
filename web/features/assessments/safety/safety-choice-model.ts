import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { safetyCopyOf } from "#core/assessments/profile/safety-copy.ts";
import { ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { late } from "#web/platform/late/needs.ts";
import type { SafetyCopy } from "#core/consultations/safety/person-health.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const safetyChoiceNeeds = {
  safetyCopies: late(SafetyCopies),
  listMembers: ListMembers,
  showProfile: ShowHealthProfile,
  showPrescriptions: ShowMyPrescriptions.any,
};

/** `isHere`: whether this customer is still signed in here. */
type Needs = NeedsOf<typeof safetyChoiceNeeds> & { readonly now: () => number; readonly isHere: () => boolean };

/** Whether this device keeps what safety notices need of a customer, and since when. */
export class SafetyChoiceModel {
  copy: SafetyCopy | null = null;
  /** It was read, and this browser does not keep it. */
  isFull = false;
  readonly sending = new Submission();
  readonly #customer: CustomerId;
  readonly #needs: Needs;

  constructor(customer: CustomerId, needs: Needs) {
    this.#customer = customer;
    this.#needs = needs;
    makeAutoObservable(this, { sending: false }, { autoBind: true, deep: false });
  }

  /** Reads what is kept, and brings it up to date. */
  async begin(): Promise<void> {
    const copies = await answerOrNull(this.#needs.safetyCopies());
    if (copies !== null) this.enter(copies.value.of(this.#customer));
    await this.refresh();
  }

  /** Nothing where notices are off. What can't be read now stays as it was. */
  async refresh(): Promise<void> {
    if (this.copy === null) return;
    const read = await answerOrNull(this.read());
    const copies = (await answerOrNull(this.#needs.safetyCopies()))?.value;
    if (read === null || copies === undefined || !this.#needs.isHere() || copies.of(this.#customer) === null) return;
    if (copies.put(read.value)) this.enter(read.value);
  }

  async turnOn(): Promise<void> {
    this.isFull = false;
    const read = await this.sending.send(() => this.read());
    if (read === null || !this.#needs.isHere()) return;
    const copies = await this.#needs.safetyCopies();
    this.settle(copies.put(read.value) ? read.value : null);
  }

  async turnOff(): Promise<void> {
    (await this.#needs.safetyCopies()).forget();
    this.sending.clear();
    this.enter(null);
  }

  private read(): Promise<SafetyCopy> {
    return safetyCopyOf(this.#needs)(this.#customer);
  }

  private enter(copy: SafetyCopy | null): void {
    this.copy = copy;
  }

  private settle(copy: SafetyCopy | null): void {
    this.copy = copy;
    this.isFull = copy === null;
  }
}
