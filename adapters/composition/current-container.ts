import { AsyncLocalStorage } from "node:async_hooks";
import type { Container, Kept } from "./container.ts";

/**
 * The container of whatever is being done at present. What is made once, for all containers, asks it and so gets what each of them holds.
 */
export class CurrentContainer {
  readonly #current = new AsyncLocalStorage<Container>();

  /** Until `act` has ended, with all that it waits for, `get` answers from that container. */
  within<Done>(container: Container, act: () => Done): Done {
    return this.#current.run(container, act);
  }

  /** Throws where nothing is being done: what is made once must not keep something of one container. */
  get<T>(stored: Kept<T>): T {
    const container = this.#current.getStore();
    if (container === undefined) throw new TypeError("nothing is being done that has a container");
    return container.get(stored);
  }
}
