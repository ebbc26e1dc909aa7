import { makeAutoObservable } from "mobx";
import { ListFitbookKinds } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChosenKind } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const notificationKindsNeeds = { listFitbookKinds: ListFitbookKinds };

/** Which kinds of Fitbook's notifications the customer is told. */
export class NotificationKindsModel {
  readonly #kinds: Resource<readonly ChosenKind[]>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof notificationKindsNeeds>) {
    this.#kinds = new Resource(() => useCases.listFitbookKinds(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly ChosenKind[]> {
    return this.#kinds.state;
  }

  async ask(): Promise<void> {
    await this.#kinds.ask();
  }
}
