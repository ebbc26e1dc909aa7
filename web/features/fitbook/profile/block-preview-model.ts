import { makeAutoObservable } from "mobx";
import { PreviewBlock } from "#core/fitbook/preview-block.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { GroupLeft } from "#core/fitbook/preview-block.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** The groups that a block would have somebody leave; none where the other is not there any more. */
export class BlockPreviewModel {
  readonly #left: Resource<readonly GroupLeft[]>;

  constructor(between: { readonly customer: CustomerId; readonly other: CustomerId }, whole: Whole) {
    this.#left = new Resource(async () => {
      const answer = await lateUseCase(whole, PreviewBlock)(between.customer, between.other);
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
