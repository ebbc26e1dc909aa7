import { codePointOrder } from "../../../shared/code-point-order.ts";
import { queryParts } from "../../../search/query-parts.ts";
import { wordsOfComplaint } from "../complaints.ts";
import { lengthsOf } from "../../practitioner/lengths-of.ts";
import { placesInOrder } from "./first-places.ts";
import { inAll, setOf, sizeOf } from "./practitioner-set.ts";
import { CityPlaces } from "./city-places.ts";
import { NearPlaces } from "./near-places.ts";
import { TitleWords } from "./title-words.ts";
import type { Paise } from "../../../shared/money.ts";
import type { OfferLimits } from "../../practitioner/lengths-of.ts";
import type { PlaceKeys } from "./first-places.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/**
 * The consultations that each practitioner offers within the limits. `within`: the practitioners that offer one. `fee` and `length` by
 * place: the lowest fee and shortest length within the limits; of a practitioner who offers none within them, of all that they offer.
 */
export type OffersWithin = { readonly within: PractitionerSet; readonly fee: Float64Array; readonly length: Int32Array };

/**
 * The facts that do not change with time: practitioners in the order of their ids, and sets of them. A set is made when it is first asked
 * for, then kept.
 */
export class FixedSets {
  readonly facts: readonly PractitionerFacts[];
  readonly size: number;
  readonly cities: CityPlaces;
  readonly #sets = new Map<string, PractitionerSet>();
  readonly #prices: { readonly of: Int32Array; readonly lists: readonly Pick<PractitionerFacts, "fees">[] };
  readonly #offers = new Map<string, OffersWithin>();
  readonly #numbers = new Map<string, Float64Array>();
  /** The order of each row of numbers, as long as the row itself is kept. */
  readonly #orders = new WeakMap<Float64Array, Int32Array>();
  #words: TitleWords | null = null;
  #near: NearPlaces | null = null;

  /** `facts` are sorted by id, in code point order. */
  constructor(facts: readonly PractitionerFacts[]) {
    this.facts = facts;
    this.size = facts.length;
    this.cities = new CityPlaces(facts);
    this.#prices = pricesOf(facts);
  }

  /** The practitioners whose facts pass the test. The set is kept under `name`, so each test needs a name of its own. */
  having(name: string, passes: (facts: PractitionerFacts) => boolean): PractitionerSet {
    return keptIn(this.#sets, name, {
      most: MOST.sets,
      make: () => setOf(this.size, (place) => passes(this.facts[place] as PractitionerFacts)),
    });
  }

  /** One number for each practitioner, by place. */
  numbers(name: string, of: (facts: PractitionerFacts) => number): Float64Array {
    return keptIn(this.#numbers, name, { most: MOST.numbers, make: () => Float64Array.from(this.facts, of) });
  }

  offers(limits: OfferLimits): OffersWithin {
    return keptIn(this.#offers, `${limits.mode} ${limits.maxFee}`, { most: MOST.numbers, make: () => this.#offersWithin(limits) });
  }

  /** The keys that sort places by these numbers. The sorted order is made once. */
  keysOf(numbers: Float64Array): PlaceKeys {
    const inOrder = () => {
      const order = this.#orders.get(numbers) ?? placesInOrder(numbers);
      this.#orders.set(numbers, order);
      return order;
    };
    return { keyOf: (place) => numbers[place] ?? Infinity, inOrder };
  }

  /**
   * For each part of what somebody typed, the practitioners who have a word that it stands for. Where nobody has all of them: whoever is
   * often asked about the complaint that it names.
   */
  named(typed: string): { readonly sets: readonly PractitionerSet[]; readonly isWidened: boolean } {
    this.#words ??= new TitleWords(this.facts);
    const known = this.#words;
    const [first, ...others] = queryParts(typed).map((part) => known.having(part));
    const sets = first === undefined ? [] : ([first, ...others] as const);
    const wider = first === undefined || sizeOf(inAll([first, ...others])) > 0 ? null : wordsOfComplaint(typed);
    if (wider === null) return { sets, isWidened: false };
    const whoever = known.havingAny(wider);
    return { sets: [whoever], isWidened: sizeOf(whoever) > 0 };
  }

  get near(): NearPlaces {
    this.#near ??= new NearPlaces(this.facts);
    return this.#near;
  }

  /** The place of an id, or the place where it would be inserted. */
  placeOf(id: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (codePointOrder(this.facts[middle]?.id ?? "", id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #offersWithin(limits: OfferLimits): OffersWithin {
    const lists = this.#prices.lists.map((fees) => {
      const within = lengthsOf(fees, limits);
      const any = within ?? lengthsOf(fees, { mode: null, maxFee: null });
      return { isWithin: within !== null, fee: any?.lowestFee ?? (0 as Paise), length: any?.lengths[0] ?? 0 };
    });
    const of = (place: number) => lists[this.#prices.of[place] ?? 0] as (typeof lists)[number];
    const fee = new Float64Array(this.size);
    const length = new Int32Array(this.size);
    for (let place = 0; place < this.size; place += 1) {
      fee[place] = of(place).fee;
      length[place] = of(place).length;
    }
    return { within: setOf(this.size, (place) => of(place).isWithin), fee, length };
  }
}

/**
 * The different price lists, and for each practitioner the number of theirs. Many practitioners share one, so each list is worked through
 * once.
 */
function pricesOf(facts: readonly PractitionerFacts[]) {
  const known = new Map<string, number>();
  const lists: Pick<PractitionerFacts, "fees">[] = [];
  const of = Int32Array.from(facts, ({ fees }) => {
    const text = JSON.stringify(fees);
    const nth = known.get(text) ?? lists.length;
    if (nth === lists.length) {
      known.set(text, nth);
      lists.push({ fees });
    }
    return nth;
  });
  return { of, lists };
}

/**
 * How many sets and rows of numbers are kept; beyond it the oldest is dropped. There has to be a limit, as callers can ask for any fee and
 * any day.
 */
export const MOST = { sets: 1_000, numbers: 24 };

export function keptIn<Value>(
  known: Map<string, Value>,
  name: string,
  { most, make }: { readonly most: number; readonly make: () => Value },
): Value {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = make();
  for (const [oldest] of known) {
    if (known.size < most) break;
    known.delete(oldest);
  }
  known.set(name, made);
  return made;
}
