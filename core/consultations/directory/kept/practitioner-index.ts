import { indianDay } from "../../../shared/indian-time.ts";
import { keptIn, MOST } from "./fixed-sets.ts";
import { firstFree, isFreeOn, numberOfDay } from "./free-times.ts";
import { setOf } from "./practitioner-set.ts";
import type { Day } from "../../../shared/day.ts";
import type { DirectoryFacets } from "../directory-facets.ts";
import type { OfferLimits } from "../../practitioner/lengths-of.ts";
import type { FixedSets } from "./fixed-sets.ts";
import type { LengthTimes, Offered } from "./free-times.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

const MINUTE = 60_000;

/** Practitioners and their free times at one moment; sets by time are made when they are first asked for. */
export class PractitionerIndex {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly fixed: FixedSets;
  readonly #today: number;
  readonly #times: readonly (readonly LengthTimes[])[];
  readonly #chosen = new Map<string, readonly (LengthTimes | null)[]>();
  readonly #nextFree = new Map<string, Float64Array>();
  readonly #freeOn = new Map<string, PractitionerSet>();
  readonly #facets = new Map<string, DirectoryFacets>();

  /** `times` of each practitioner, in the order of `fixed`. */
  constructor(at: number, fixed: FixedSets, times: readonly (readonly LengthTimes[])[]) {
    this.at = at;
    this.fixed = fixed;
    this.#today = numberOfDay(indianDay(at));
    this.#times = times;
  }

  /** The first free time of each, of the shortest length within the limits, in milliseconds since 1970; Infinity: there is none. */
  nextFree(limits: OfferLimits): Float64Array {
    const make = () => {
      const chosen = this.#chosenBy(limits);
      const next = new Float64Array(this.fixed.size);
      for (let place = 0; place < next.length; place += 1) {
        const times = chosen[place] ?? null;
        next[place] = times === null ? Infinity : firstFree(times, this.#offeredBy(place)) * MINUTE;
      }
      return next;
    };
    return keptIn(this.#nextFree, nameOf(limits), { most: MOST.numbers, make });
  }

  /** Who is free on a day for the shortest length within the limits. */
  freeOn(day: Day, limits: OfferLimits): PractitionerSet {
    const make = () => {
      const chosen = this.#chosenBy(limits);
      const number = numberOfDay(day);
      return setOf(this.fixed.size, (place) => {
        const times = chosen[place] ?? null;
        return times !== null && isFreeOn(times, number, this.#offeredBy(place));
      });
    };
    return keptIn(this.#freeOn, `${day} ${nameOf(limits)}`, { most: MOST.sets, make });
  }

  /** Who is free for that length before a moment, in milliseconds since 1970. */
  freeBefore(end: number, limits: OfferLimits): PractitionerSet {
    const next = this.nextFree(limits);
    const make = () => setOf(this.fixed.size, (place) => (next[place] ?? Infinity) < end);
    return keptIn(this.#freeOn, `before ${end} ${nameOf(limits)}`, { most: MOST.sets, make });
  }

  /** What was counted for filters of that name before, else what is counted now; null: nobody keeps it. */
  facets(name: string | null, make: () => DirectoryFacets): DirectoryFacets {
    return name === null ? make() : keptIn(this.#facets, name, { most: MOST.sets, make });
  }

  #offeredBy(place: number): Offered {
    const { lead, horizon } = this.fixed.facts[place] ?? { lead: 0, horizon: 0 };
    return { first: this.at / MINUTE + lead, lastDay: this.#today + horizon };
  }

  #chosenBy(limits: OfferLimits): readonly (LengthTimes | null)[] {
    const make = () => {
      const { length } = this.fixed.offers(limits);
      return this.#times.map((times, place) => times.find((one) => one.length === length[place]) ?? null);
    };
    return keptIn(this.#chosen, nameOf(limits), { most: MOST.numbers, make });
  }
}

const nameOf = ({ mode, maxFee }: OfferLimits): string => `${mode} ${maxFee}`;
