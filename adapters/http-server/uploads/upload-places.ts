/**
 * How many files are read at once: of all callers, of one address, of one account. One address may be that of a whole phone network, so its
 * callers wait for each other; an account that sends more than its share is refused. `waiting`: how many wait at most; `patience`: for how
 * many milliseconds.
 */
export type PlaceLimits = {
  readonly all: number;
  readonly ofAddress: number;
  readonly ofAccount: number;
  readonly waiting: number;
  readonly patience: number;
};

export const PLACE_LIMITS: PlaceLimits = { all: 24, ofAddress: 6, ofAccount: 3, waiting: 100, patience: 20_000 };

export type Sender = { readonly account: string; readonly address: string };

type Waiting = { readonly sender: Sender; readonly answer: (hasPlace: boolean) => void };

/** The places of callers who are sending files, and those who wait for one: who came first is first. */
export class UploadPlaces {
  readonly #limits: PlaceLimits;
  readonly #reading = new Tally();
  readonly #readingOf = new Tally();
  readonly #presentOf = new Tally();
  #waiting: readonly Waiting[] = [];

  constructor(limits: PlaceLimits = PLACE_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Answers a function that gives the place back, once; null: the account has its share, or no place came free in time. `gone`: the caller
   * has hung up.
   */
  async take(sender: Sender, gone: AbortSignal): Promise<(() => void) | null> {
    const { ofAccount, waiting } = this.#limits;
    const isFree = this.#isFreeFor(sender);
    if (this.#presentOf.count(sender.account) >= ofAccount || (!isFree && this.#waiting.length >= waiting)) return null;
    this.#presentOf.add(sender.account);
    if (isFree) this.#occupy(sender);
    else if (!(await this.#turn(sender, gone))) {
      this.#presentOf.remove(sender.account);
      return null;
    }
    let isHeld = true;
    return () => {
      if (isHeld) this.#leave(sender);
      isHeld = false;
    };
  }

  #isFreeFor({ address }: Sender): boolean {
    return this.#reading.count(ALL) < this.#limits.all && this.#readingOf.count(address) < this.#limits.ofAddress;
  }

  #occupy({ address }: Sender): void {
    this.#reading.add(ALL);
    this.#readingOf.add(address);
  }

  #leave({ account, address }: Sender): void {
    this.#presentOf.remove(account);
    this.#reading.remove(ALL);
    this.#readingOf.remove(address);
    const next = this.#waiting.find(({ sender }) => this.#isFreeFor(sender));
    if (next === undefined) return;
    this.#occupy(next.sender);
    next.answer(true);
  }

  /** Whether the sender's turn came: they have their place by then. */
  #turn(sender: Sender, gone: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (hasPlace: boolean) => {
        clearTimeout(late);
        gone.removeEventListener("abort", giveUp);
        this.#waiting = this.#waiting.filter((one) => one !== mine);
        resolve(hasPlace);
      };
      const giveUp = () => answer(false);
      const late = setTimeout(giveUp, this.#limits.patience).unref();
      const mine: Waiting = { sender, answer };
      gone.addEventListener("abort", giveUp);
      this.#waiting = [...this.#waiting, mine];
    });
  }
}

const ALL = "";

/** How many there are of each. */
class Tally {
  readonly #counts = new Map<string, number>();

  count(of: string): number {
    return this.#counts.get(of) ?? 0;
  }

  add(of: string): void {
    this.#counts.set(of, this.count(of) + 1);
  }

  remove(of: string): void {
    const left = this.count(of) - 1;
    if (left > 0) this.#counts.set(of, left);
    else this.#counts.delete(of);
  }
}
