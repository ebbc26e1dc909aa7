import { makeAutoObservable } from "mobx";
import type { Clock } from "#core/shared/clock.port.ts";
import type { MyQuote } from "#core/orders/quote/my-quote.ts";

/** In milliseconds: from then on it is told how long a quote still holds, and then it is renewed. */
const TOLD_FROM = 120_000;
const RENEWED_AT = 15_000;
const SECOND = 1_000;

/** So often a quote is renewed by itself before somebody does something: goods are not held for nobody for ever. */
const RENEWALS = 2;

/** How long a quote still holds, by this window's clock. */
export class QuoteHold {
  /** Milliseconds that are left, told only when few are; null: many. */
  left: number | null = null;
  /** It ran out, and nobody was there. */
  isOver = false;
  #endsAt = 0;
  #renewed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #now: Clock;
  readonly #renew: () => void;

  constructor(now: Clock, renew: () => void) {
    this.#now = now;
    this.#renew = renew;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** A quote begins to hold now: the shop's clock and this window's may differ. */
  begin({ validUntil, snapshot }: MyQuote): void {
    this.isOver = false;
    this.#endsAt = this.#now() + validUntil - snapshot.facts.at;
    this.look();
  }

  /** Somebody is there. */
  touch(): void {
    this.#renewed = 0;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.left = null;
  }

  /** Called by its own timer, and by a window that was asleep. */
  look(): void {
    clearTimeout(this.#timer);
    if (this.#endsAt === 0 || this.isOver) return;
    const left = this.#endsAt - this.#now();
    if (left > TOLD_FROM) {
      this.left = null;
      this.#timer = setTimeout(this.look, left - TOLD_FROM);
      return;
    }
    const mayRenew = this.#renewed < RENEWALS;
    if (left > (mayRenew ? RENEWED_AT : 0)) {
      this.left = left;
      this.#timer = setTimeout(this.look, SECOND);
      return;
    }
    this.left = null;
    if (mayRenew) {
      this.#renewed += 1;
      this.#renew();
    } else this.isOver = true;
  }
}
