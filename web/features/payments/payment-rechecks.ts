/** Until a payment's end is known it is looked for, more and more seldom. In milliseconds. */
const PAUSES: readonly number[] = [2_000, 3_000, 5_000, 10_000, 15_000];
const SELDOM = 30_000;

/** When the page of a payment looks again what became of it, and when it is back from the provider's page. */
export class PaymentRechecks {
  #count = 0;
  /** Nothing is looked for once the page was left, whatever is still answered then. */
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #look: () => void;

  constructor(look: () => void) {
    this.#look = look;
  }

  /**
   * `cameBack` is called if the browser restores this page on the way back from the provider's. Answers a function that ends the checks.
   */
  begin(cameBack: () => void): () => void {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      this.#count = 0;
      cameBack();
    };
    this.#isOpen = true;
    globalThis.addEventListener("pageshow", back);
    return () => {
      this.#isOpen = false;
      globalThis.removeEventListener("pageshow", back);
      this.stop();
    };
  }

  /** For the time of a call, whose answer may never come. */
  whileAsking(): void {
    this.#in(SELDOM);
  }

  /** Once it is known that its end is still to come. */
  later(): void {
    this.#in(PAUSES[this.#count] ?? SELDOM);
    this.#count += 1;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #in(milliseconds: number): void {
    this.stop();
    if (this.#isOpen) this.#timer = setTimeout(this.#look, milliseconds);
  }
}
