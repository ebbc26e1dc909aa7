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

  get<T>(kept: Kept<T>): T {
    const own = this.#kept.get(kept);
    if (own !== undefined) return own() as T; // What is bound to a name is of its type: see bind.
    return this.#around === null ? nothingBound(kept) : this.#around.get(kept);
  }

  isBound(kept: Kept<unknown>): boolean {
    return this.holds(kept) || this.#around?.isBound(kept) === true;
  }

  /** Whether it keeps it itself. */
  holds(kept: Kept<unknown>): boolean {
    return this.#kept.has(kept);
  }

  bind<T>(kept: Kept<T>): ReturnType<Container["bind"]> {
    if (this.#kept.has(kept)) throw new TypeError(`${nameOf(kept)} is bound already`);
    return {
      toConstantValue: (value) => this.#kept.set(kept, () => value),
      toResolvedValue: (from, needs) => ({
        inSingletonScope: () =>
          this.#kept.set(kept, () => {
            const made = from(...needs.map((need) => this.get(need)));
            this.#kept.set(kept, () => made);
            return made;
          }),
      }),
    };
  }
}
