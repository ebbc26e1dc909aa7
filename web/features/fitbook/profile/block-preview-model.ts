import { makeAutoObservable } from "mobx";
import { PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { GroupLeft } from "#core/fitbook/blocks/preview-block.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const blockPreviewNeeds = { previewBlock: PreviewBlock };

/** The groups that a block would have somebody leave; none where the other is not there any more. */
export class BlockPreviewModel {
  readonly #left: Resource<readonly GroupLeft[]>;

  constructor(between: { readonly customer: CustomerId; readonly other: CustomerId }, useCases: NeedsOf<typeof blockPreviewNeeds>) {
    this.#left = new Resource(async () => {
      const answer = await useCases.previewBlock(between.customer, between.other);
      return answer.kind === "ok" ? answer.value : [];
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly GroupLeft[]> {
    return this.#left.state;
  }

  async ask(): Promise<void> {
    await this.#left.ask();
  }
}
