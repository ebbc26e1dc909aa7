import { nameOf, nothingBound } from "./container.ts";
import type { Container, Kept } from "./container.ts";

type Around = Pick<Container, "get" | "isBound">;

/** As much of inversify's container as a window uses: the whole of it is an eighth of what a first view may load. */
export class SmallContainer implements Container {
  readonly #kept = new Map<Kept<unknown>, () => unknown>();
  readonly #around: Around | null;

  /** What it doesn't keep itself, it takes from the one `around` it. */
  constructor(around: Around | null = null) {
    this.#around = around;
  }

  get<T>(stored: Kept<T>): T {
    const own = this.#kept.get(stored);
    if (own !== undefined) return own() as T; // What is bound to a name is of its type: see bind.
    return this.#around === null ? nothingBound(stored) : this.#around.get(stored);
  }

  isBound(stored: Kept<unknown>): boolean {
    return this.holds(stored) || this.#around?.isBound(stored) === true;
  }

  /** Whether it keeps it itself. */
  holds(stored: Kept<unknown>): boolean {
    return this.#kept.has(stored);
  }

  bind<T>(stored: Kept<T>): ReturnType<Container["bind"]> {
    if (this.#kept.has(stored)) throw new TypeError(`${nameOf(stored)} is bound already`);
    return {
      toConstantValue: (value) => this.#kept.set(stored, () => value),
      toResolvedValue: (from, needs) => ({
        inSingletonScope: () =>
          this.#kept.set(stored, () => {
            const made = from(...needs.map((need) => this.get(need)));
            this.#kept.set(stored, () => made);
            return made;
          }),
      }),
    };
  }
}
