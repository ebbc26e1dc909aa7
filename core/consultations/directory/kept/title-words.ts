import { add, addAll, nobody, setAt } from "./practitioner-set.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/** A word that more than one in so many practitioners has is kept as a set. */
const MANY = 64;

/** Whose texts have which words. There are far fewer words than practitioners. */
export class TitleWords {
  readonly #size: number;
  readonly #many = new Map<string, PractitionerSet>();
  readonly #few = new Map<string, readonly number[]>();

  constructor(facts: readonly PractitionerFacts[]) {
    this.#size = facts.length;
    const places = new Map<string, number[]>();
    for (const [place, { words }] of facts.entries())
      for (const word of new Set(words)) {
        const having = places.get(word);
        if (having === undefined) places.set(word, [place]);
        else having.push(place);
      }
    for (const [word, having] of places)
      if (having.length * MANY > this.#size) this.#many.set(word, setAt(this.#size, having));
      else this.#few.set(word, having);
  }

  /** Who has a word in which this part stands. */
  having(part: string): PractitionerSet {
    const set = nobody(this.#size);
    for (const [word, others] of this.#many) if (word.includes(part)) addAll(set, others);
    for (const [word, places] of this.#few) if (word.includes(part)) for (const place of places) add(set, place);
    return set;
  }
}
