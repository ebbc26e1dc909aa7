/** In milliseconds: as long as browsers take two presses for a double one. */
const DOUBLE_WITHIN = 500;

/** Tells the second press of a double press. Where one press notes something, both are meant as one. */
export class DoublePress {
  #didAt = Number.NEGATIVE_INFINITY;

  /** A press did something. */
  did(): void {
    this.#didAt = performance.now();
  }

  /** Whether a press now follows so soon on one that did something. */
  get isSecond(): boolean {
    return performance.now() - this.#didAt < DOUBLE_WITHIN;
  }
}
