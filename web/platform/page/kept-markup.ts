import type { ReactElement } from "react";

type Draw = (element: ReactElement) => string;

/** Several times the number of cards in the shop. The least recently used markup is dropped first. */
const MOST = 4000;

/** Markup that the server drew, by its key. It holds no visitor's data. */
export class KeptMarkup {
  readonly #kept = new Map<string, string>();

  sheet(): PageMarkup {
    return new PageMarkup(this);
  }

  markup(of: string, element: ReactElement, draw: Draw): string {
    const markup = this.#kept.get(of) ?? joined(draw(element));
    this.#kept.delete(of);
    this.#kept.set(of, markup);
    const [oldest] = this.#kept.size > MOST ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
    return markup;
  }
}

/**
 * The same text in one piece. What React draws is a chain of some thousand pieces, each of which takes more room than its letters, and which
 * would be gone through anew for every page that it is put into.
 */
const joined = (markup: string): string => new TextDecoder().decode(new TextEncoder().encode(markup));

/** The places for such markup on one page. They are noted while the page is drawn and filled afterwards. */
export class PageMarkup {
  readonly #places: { readonly of: string; readonly element: ReactElement }[] = [];
  readonly #prints: KeptMarkup;

  constructor(prints: KeptMarkup) {
    this.#prints = prints;
  }

  place(of: string, element: ReactElement): number {
    return this.#places.push({ of, element }) - 1;
  }

  filled(page: string, draw: Draw): string {
    return page.replace(/<i data-print="(\d+)"><\/i>/g, (empty, place: string) => {
      const placed = this.#places[Number(place)];
      return placed === undefined ? empty : this.#prints.markup(placed.of, placed.element, draw);
    });
  }
}
