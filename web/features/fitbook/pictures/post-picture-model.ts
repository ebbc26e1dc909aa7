import { makeAutoObservable } from "mobx";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { MyFile } from "#core/files/read-my-file.use-case.ts";
import type { RequestedPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** A picture of a post; `value` null: its post is not seen any more. */
export class PostPictureModel {
  readonly #file: Resource<MyFile | null>;
  #isAsked = false;

  constructor(asked: RequestedPicture, customer: CustomerId, whole: Whole) {
    this.#file = new Resource(async () => {
      const answer = await lateUseCase(whole, ReadPostPicture)(customer, asked);
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<MyFile | null> {
    return this.#file.state;
  }

  /** Asks once, however often the picture comes into sight. */
  come(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    void this.ask();
  }

  async ask(): Promise<void> {
    await this.#file.ask();
  }
}
