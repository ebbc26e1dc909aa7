import { bytesOf } from "./page-bytes.ts";
import type { ReactElement } from "react";

type Draw = (element: ReactElement) => string;

/** Several times the number of cards in the shop. The least recently used markup is dropped first. */
const MOST = 4000;

/** Markup that the server drew, by its key. It holds no visitor's data. */
export class KeptMarkup {
  readonly #kept = new Map<string, Uint8Array>();

  sheet(): PageMarkup {
    return new PageMarkup(this);
  }

  markup(of: string, element: ReactElement, draw: Draw): Uint8Array {
    const markup = this.#kept.get(of) ?? bytesOf(draw(element));
    this.#kept.delete(of);
    this.#kept.set(of, markup);
    const [oldest] = this.#kept.size > MOST ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
    return markup;
  }
}

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

  /** The page with its places filled, in pieces. */
  filled(page: string, draw: Draw): readonly Uint8Array[] {
    return page.split(PLACE).map((piece, at) => {
      if (at % 2 === 0) return bytesOf(piece);
      const placed = this.#places[Number(NUMBER.exec(piece)?.[0])];
      return placed === undefined ? bytesOf(piece) : this.#prints.markup(placed.of, placed.element, draw);
    });
  }
}

/** Split by it, a page has what lies between places at even numbers, and the places at odd ones. */
const PLACE = /(<i data-print="\d+"><\/i>)/;
const NUMBER = /\d+/;
