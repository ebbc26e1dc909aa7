import { makeAutoObservable } from "mobx";
import { BuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { RefusableSubmission } from "#web/platform/requests/refusable-submission.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { readPlan, readPlanNeeds } from "./buy-plan-data.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { BuyPlanRefusal } from "#core/plans/buying/buy-plan.use-case.ts";
import type { SubscriptionView } from "#core/plans/subscription-view.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { ReadPlan } from "./buy-plan-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const buyPlanNeeds = { buyPlan: BuyPlan, ...readPlanNeeds };

type Needs = NeedsOf<typeof buyPlanNeeds> & { readonly newKey: () => string };

/** A plan that is being looked at, whom it is to cover, and buying it. */
export class BuyPlanModel {
  private named: readonly MemberId[] = [];
  readonly #read: Resource<ReadPlan | null>;
  readonly #buying = new RefusableSubmission<SubscriptionView, BuyPlanRefusal>();
  readonly #key: (request: unknown) => string;
  readonly #customer: CustomerId;
  readonly #plan: string;
  readonly #useCases: NeedsOf<typeof buyPlanNeeds>;

  constructor(customer: CustomerId, plan: string, { newKey, ...useCases }: Needs) {
    this.#customer = customer;
    this.#plan = plan;
    this.#useCases = useCases;
    this.#key = keyPerRequest(newKey);
    this.#read = new Resource(() => readPlan(useCases, customer, plan));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: the plan is not offered. */
  get state(): ResourceState<ReadPlan | null> {
    return this.#read.state;
  }

  get buying(): SubmissionState<BuyPlanRefusal> {
    return this.#buying.state;
  }

  /** `added`: the member who was just entered, and is meant. Answers what ends it. */
  begin(added: string | null = null): () => void {
    void this.lookAnd(added);
    return () => this.#read.drop();
  }

  private async lookAnd(added: string | null): Promise<void> {
    await this.look();
    const read = this.state.kind === "read" ? this.state.value : null;
    const member = read?.family.find(({ id }) => id === added);
    if (read !== null && member !== undefined && this.named.length < read.plan.people - 1) this.name(member.id, true);
  }

  async look(): Promise<void> {
    await this.#read.ask();
  }

  covers(member: MemberId): boolean {
    return this.named.includes(member);
  }

  name(member: MemberId, isNamed: boolean): void {
    const others = this.named.filter((one) => one !== member);
    this.named = isNamed ? [...others, member] : others;
    this.#buying.clear();
  }

  /** null: it was not bought. */
  async buy(): Promise<SubscriptionView | null> {
    const input = { plan: this.#plan, members: this.named };
    const request = { ...input, key: this.#key(input) };
    const reader = { customer: this.#customer, language: languageWords.language };
    return (await this.#buying.send(() => this.#useCases.buyPlan(reader, request)))?.value ?? null;
  }
}
