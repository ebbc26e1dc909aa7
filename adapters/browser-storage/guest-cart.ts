// Decision: docs/decisions/what-a-device-keeps-is-a-port.md
import { LARGEST_QUANTITY } from "#core/cart/cart-line.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { GuestCart } from "#core/cart/guest-cart.port.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

type Line = CartLine<ListedProduct>;
type Reading = ReturnType<GuestCart["read"]>;

/** How a line is written; comes from whoever knows the cart's file. `read` answers null for what it can't read, and never throws. */
export type LineText = { readonly read: (wire: unknown) => Line | null; readonly print: (line: Line) => object };

/** Source: specification/cart.md, A guest's cart. */
const KEY = "cart_product";
const ID = "cart_id";
const NOTHING: Reading = { lines: [], unreadable: 0 };

/**
 * The guest's cart in this browser; what that can't keep lasts as long as the window. `storageOf` is asked each time and may throw: where
 * cookies are blocked, naming localStorage does.
 */
export function guestCartIn(storageOf: () => Storage, lineText: LineText): GuestCart {
  const stored = (): string | null => storageOf().getItem(KEY);
  /**
   * What was read or put last beside what stood in the storage then: while nobody else writes, lines that stay are the very same, drawn
   * once, and those that could not be kept are not lost.
   */
  let known: { readonly text: string | null; readonly reading: Reading } = { text: null, reading: NOTHING };
  /** The id that could not be kept. */
  let unkeptId: string | null = null;
  const read = (): Reading => {
    const text = nullIfThrown(stored);
    if (text !== known.text) known = { text, reading: readingOf(text, lineText) };
    return known.reading;
  };
  const idOf = (): string => nullIfThrown(() => storageOf().getItem(ID)) ?? unkeptId ?? randomId();
  const written = (lines: readonly Line[]) => {
    if (lines.length > 0) {
      const text = JSON.stringify(lines.map(lineText.print));
      if (text === known.text) return; // What stands there is not written again: another tab may just have handed it over.
      storageOf().setItem(ID, idOf()); // Before the lines: tabs that hand them over at the same moment then all know the id.
      storageOf().setItem(KEY, text);
    } else {
      unkeptId = null;
      for (const key of [KEY, ID]) storageOf().removeItem(key);
    }
  };
  return {
    read,
    put(lines) {
      const isKept = nullIfThrown(() => written(lines)) !== null;
      known = { text: nullIfThrown(stored), reading: { lines, unreadable: 0 } };
      return isKept;
    },
    id() {
      const id = idOf();
      unkeptId = nullIfThrown(() => storageOf().setItem(ID, id)) === null ? id : null;
      return id;
    },
    followOtherTabs(tell) {
      const heard = ({ key, storageArea }: StorageEvent) => {
        const isOurs = (key === KEY || key === null) && storageArea === nullIfThrown(storageOf); // A cleared storage names no key.
        if (isOurs) tell(read().lines);
      };
      globalThis.addEventListener("storage", heard);
      return () => globalThis.removeEventListener("storage", heard);
    },
  };
}

function readingOf(text: string | null, lineText: LineText): Reading {
  if (text === null) return NOTHING;
  const wire: unknown = nullIfThrown(() => JSON.parse(text));
  if (!Array.isArray(wire)) return { lines: [], unreadable: 1 };
  const lines = wire.map(lineText.read);
  const readable = lines.filter((line) => line !== null);
  return { lines: oneForEachProduct(readable), unreadable: lines.length - readable.length };
}

/** A product kept twice becomes one line: each line is found by its product. */
function oneForEachProduct(lines: readonly Line[]): readonly Line[] {
  const byProduct = new Map<string, Line>();
  for (const line of lines) {
    const quantity = (byProduct.get(line.product.id)?.quantity ?? 0) + line.quantity;
    byProduct.set(line.product.id, { product: line.product, quantity: Math.min(quantity, LARGEST_QUANTITY) });
  }
  return [...byProduct.values()];
}

/** Not randomUUID: that is there on secure addresses alone. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
