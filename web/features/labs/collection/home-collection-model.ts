import { makeAutoObservable } from "mobx";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ListedLab } from "#core/labs/list/list-labs.use-case.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const homeCollectionNeeds = { listLabs: ListLabs };

/** Which laboratories come to homes in the pincode of a device. */
export class HomeCollectionModel {
  private asked: Pincode | null = null;
  readonly #labs: Resource<{ readonly pincode: Pincode | null; readonly labs: readonly ListedLab[] }>;

  constructor(useCases: NeedsOf<typeof homeCollectionNeeds>) {
    this.#labs = new Resource(async () => ({ pincode: this.asked, labs: await useCases.listLabs(this.asked) }));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The names of those that come to the pincode that was asked for last; null: that is not known. */
  get coming(): readonly string[] | null {
    const { state } = this.#labs;
    if (state.kind !== "read" || state.value.pincode !== this.asked) return null;
    return state.value.labs.filter(({ comes }) => comes === true).map((lab) => inLanguage(lab).name);
  }

  async ask(pincode: Pincode): Promise<void> {
    this.asked = pincode;
    await this.#labs.ask();
  }
}
