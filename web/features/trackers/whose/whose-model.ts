import { makeAutoObservable } from "mobx";
import { patientOf } from "#core/account/patient.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Family } from "#core/account/family-member.ts";
import type { ListMembers } from "#core/account/list-members.use-case.ts";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChosenMember, ChosenMemberOfTab } from "#core/trackers/device/chosen-member.port.ts";

type Needs = { readonly tab: ChosenMemberOfTab; readonly members: ListMembers };

/** Whose trackers a tab shows: the customer's own, or those of a member of the family. */
export class WhoseModel {
  /** null: the customer's own. */
  chosen: ChosenMember | null;
  /** null: not read yet, or there is no line. */
  family: Family | null = null;
  readonly customer: CustomerId;
  readonly #use: Needs;

  constructor(customer: CustomerId, use: Needs) {
    this.customer = customer;
    this.#use = use;
    this.chosen = use.tab.of(customer);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get patient(): Patient {
    return patientOf(this.customer, this.chosen?.id ?? null);
  }

  /** Who can be chosen beside the customer; without a line whoever was chosen before. */
  get members(): readonly ChosenMember[] {
    return this.family ?? (this.chosen === null ? [] : [this.chosen]);
  }

  /** Whoever is of the family no more is not shown any more. */
  async read(): Promise<void> {
    const answer = await answerOrNull(this.#use.members(this.customer));
    if (answer === null) return;
    this.enter(answer.value);
    if (this.chosen !== null && !answer.value.some(({ id }) => id === this.chosen?.id)) this.choose(null);
  }

  /** Whoever is no member: the customer. */
  choose(member: string | null): void {
    this.chosen = this.members.find(({ id }) => id === member) ?? null;
    this.#use.tab.choose(this.customer, this.chosen);
  }

  private enter(family: Family): void {
    this.family = family;
  }
}
