import { wordsOfPart } from "../../../search/words-of-part.ts";
import { heardAs } from "../../../search/typing-error.ts";
import { add, addAll, nobody, setAt } from "./practitioner-set.ts";
import type { QueryPart } from "../../../search/query-parts.ts";
import type { Heard } from "../../../search/typing-error.ts";
import type { PractitionerFacts } from "./practitioner-facts.ts";
import type { PractitionerSet } from "./practitioner-set.ts";

/** A word that more than one in so many practitioners has is kept as a set. */
const MANY = 64;

/** Whose texts have which words. There are far fewer words than practitioners. */
export class TitleWords {
  readonly #size: number;
  readonly #many = new Map<string, PractitionerSet>();
  readonly #few = new Map<string, readonly number[]>();
  readonly #all: readonly Heard[];

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
    this.#all = [...places.keys()].map(heardAs);
  }

  /** Who has a word that this part of a query stands for. */
  having(part: QueryPart): PractitionerSet {
    const set = nobody(this.#size);
    for (const { written } of wordsOfPart(part, this.#all)) this.#addHaving(set, written);
    return set;
  }

  /** Who has one of these words, exactly as it is written. */
  havingAny(words: readonly string[]): PractitionerSet {
    const set = nobody(this.#size);
    for (const word of words) this.#addHaving(set, word);
    return set;
  }

  #addHaving(set: PractitionerSet, word: string): void {
    const many = this.#many.get(word);
    if (many !== undefined) addAll(set, many);
    for (const place of this.#few.get(word) ?? []) add(set, place);
  }
}
