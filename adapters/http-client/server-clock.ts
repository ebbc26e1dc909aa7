import type { Clock } from "#core/shared/clock.port.ts";

/**
 * When an answer was asked for and came, by the device's clock, and its header `date`: the server's second in between; null: it has none.
 */
export type DatedAnswer = { readonly asked: number; readonly came: number; readonly date: string | null };

const SECOND = 1_000;

/**
 * The server's time, as far as its answers tell it: a device may be set to any time, and nothing that is counted down, compared with now or
 * sorted by now goes by its own. Each answer says between which two differences the server is ahead, and all of them together more closely.
 * Until the first one, and where the device is right, it is the device's.
 */
export class ServerClock {
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  readonly #device: Clock;

  constructor(device: Clock = Date.now) {
    this.#device = device;
  }

  readonly now: Clock = () => this.#device() + this.#ahead;

  hear({ asked, came, date }: DatedAnswer): void {
    const second = date === null ? Number.NaN : Date.parse(date);
    if (Number.isNaN(second)) return;
    const [least, most] = [second - came, second + SECOND - asked];
    const isSameClock = least <= this.#most && most >= this.#least; // Otherwise the device was set anew since, or slept.
    this.#least = isSameClock ? Math.max(least, this.#least) : least;
    this.#most = isSameClock ? Math.min(most, this.#most) : most;
  }

  get #ahead(): number {
    const isRight = this.#least <= 0 && this.#most >= 0;
    return isRight ? 0 : Math.round((this.#least + this.#most) / 2);
  }
}
