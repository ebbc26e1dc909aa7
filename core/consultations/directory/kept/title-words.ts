import type { PractitionerFacts } from "./practitioner-facts.ts";

/** Whose texts have which words. There are far fewer words than practitioners. */
export class TitleWords {
  readonly #places = new Map<string, number[]>();

  constructor(facts: readonly PractitionerFacts[]) {
    for (const [place, { words }] of facts.entries())
      for (const word of new Set(words)) {
        const having = this.#places.get(word);
        if (having === undefined) this.#places.set(word, [place]);
        else having.push(place);
      }
  }

  /** Who has a word in which this part stands; some of them more than once. */
  placesOf(part: string): readonly number[] {
    return [...this.#places].flatMap(([word, places]) => (word.includes(part) ? places : []));
  }
}
