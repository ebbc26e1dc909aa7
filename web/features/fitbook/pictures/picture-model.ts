import { makeAutoObservable } from "mobx";
import { Resource } from "#web/platform/requests/resource.ts";
import type { MyFile } from "#core/files/read-my-file.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";

/** A picture that is judged at each request; `value` null: it is not seen any more, or there is none. */
export class PictureModel {
  readonly #file: Resource<MyFile | null>;
  #isAsked = false;

  constructor(read: () => Promise<Result<MyFile, unknown>>) {
    this.#file = new Resource(async () => {
      const answer = await read();
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
