import { makeAutoObservable } from "mobx";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { Suggestion } from "#core/fitbook/people/suggestion.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const suggestionsNeeds = { listSuggestions: ListSuggestions };

/** Whom a customer may want to follow. */
export class SuggestionsModel {
  readonly #list: Resource<readonly Suggestion[]>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof suggestionsNeeds>) {
    this.#list = new Resource(() => useCases.listSuggestions(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly Suggestion[]> {
    return this.#list.state;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }
}
