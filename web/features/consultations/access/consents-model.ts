import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { UnknownMember } from "#core/consultations/directory/show-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Whether a patient's health data may be used. `member`, `name` null: the customer. */
export type PatientConsent = { readonly member: MemberId | null; readonly name: string | null; readonly isGiven: boolean };

export const consentsNeeds = { allowCareData: AllowCareData, listCareConsents: ListCareConsents, listMembers: ListMembers };

/** The consents of a customer, for themselves and each member, given and withdrawn by a press each. */
export class ConsentsModel {
  /** What was asked for last; null: nothing. */
  asked: PatientConsent | null = null;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof consentsNeeds>;
  readonly #read: Resource<readonly PatientConsent[]>;
  readonly #sending = new RefusableSubmission<null, UnknownMember>();

  constructor(customer: CustomerId, useCases: NeedsOf<typeof consentsNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#read = new Resource(() => readConsents(useCases, customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get reading(): ResourceState<readonly PatientConsent[]> {
    return this.#read.state;
  }

  get sending(): SubmissionState<UnknownMember> {
    return this.#sending.state;
  }

  async ask(): Promise<void> {
    await this.#read.ask();
  }

  /** Gives or withdraws one. While one is on its way nothing else is asked for. */
  async set(wanted: PatientConsent): Promise<void> {
    const { member, isGiven: consent } = wanted;
    const answer = await this.#sending.send(() => {
      this.enter(wanted);
      return this.#useCases.allowCareData(this.#customer, { member, consent });
    });
    const { state } = this.#read;
    if (answer !== null && state.kind === "read") this.#read.take(state.value.map((one) => (one.member === member ? wanted : one)));
  }

  private enter(wanted: PatientConsent): void {
    this.asked = wanted;
  }
}

async function readConsents(useCases: NeedsOf<typeof consentsNeeds>, customer: CustomerId): Promise<readonly PatientConsent[]> {
  const [given, family] = await Promise.all([useCases.listCareConsents(customer), useCases.listMembers(customer)]);
  const patients = [{ member: null, name: null }, ...family.map(({ id, name }) => ({ member: id, name }))];
  return patients.map((one) => ({ ...one, isGiven: given.includes(one.member) }));
}
