import { token } from "../shared/token.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CartLine } from "./cart-line.ts";

/** The cart of a visitor who is not signed in, kept on their device. Source: specification/cart.md, A guest's cart. */
export type GuestCart = {
  /** The stored lines. `unreadable` counts the parts that could not be read and were dropped. Never throws. */
  read(): { readonly lines: readonly CartLine<ListedProduct>[]; readonly unreadable: number };
  /**
   * Replaces the stored lines. Answers false if the device stores nothing (private mode, full storage); this window still reads the new
   * lines.
   */
  put(lines: readonly CartLine<ListedProduct>[]): boolean;
  /**
   * The id under which these lines are moved to a customer's cart. It is there from the first stored line on, and the same in every window
   * until the stored cart is empty. Never throws.
   */
  id(): string;
  /** Calls `tell` with the lines each time another tab stores some. Answers a function that ends this. Never throws. */
  followOtherTabs(tell: (lines: readonly CartLine<ListedProduct>[]) => void): () => void;
};
export const GuestCart = token<GuestCart>("GuestCart");
