import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { Family, MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

type Reading = { readonly kind: "reading" } | { readonly kind: "unavailable" } | { readonly kind: "read"; readonly family: Family };

/** The people whom a customer cares for. */
export class MembersModel {
  state: Reading = { kind: "reading" };
  removal: "none" | "removing" | "unavailable" = "none";
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async ask(): Promise<void> {
    const answer = await answerOrNull(lateUseCase(this.#whole, ListMembers)(this.#customer));
    this.enter(answer === null ? null : answer.value);
  }

  /** True: they are gone, whoever removed them. Pressed again before the answer nothing more is sent. */
  async remove(id: MemberId): Promise<boolean> {
    if (this.removal === "removing") return false;
    this.told("removing");
    const answer = await answerOrNull(lateUseCase(this.#whole, RemoveMember)(this.#customer, id));
    this.told(answer === null ? "unavailable" : "none");
    return answer !== null;
  }

  private told(removal: MembersModel["removal"]): void {
    this.removal = removal;
  }

  private enter(family: Family | null): void {
    if (family !== null) this.state = { kind: "read", family };
    else if (this.state.kind !== "read") this.state = { kind: "unavailable" };
  }
}
