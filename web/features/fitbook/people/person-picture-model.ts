import { makeAutoObservable } from "mobx";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { MyFile } from "#core/files/read-my-file.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** Somebody's picture; `value` null: they are not seen any more, or have none. */
export class PersonPictureModel {
  readonly #file: Resource<MyFile | null>;
  #isAsked = false;

  constructor(person: CustomerId, customer: CustomerId, whole: Whole) {
    this.#file = new Resource(async () => {
      const answer = await lateUseCase(whole, ReadPersonPicture)(customer, person);
      return answer.kind === "ok" ? answer.value : null;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<MyFile | null> {
    return this.#file.state;
  }

  /** Asks once, however often they come into sight. */
  come(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    void this.ask();
  }

  async ask(): Promise<void> {
    await this.#file.ask();
  }
}
