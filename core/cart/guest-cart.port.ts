import { token } from "../shared/token.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CartLine } from "./cart-line.ts";

/** The cart of somebody who is not signed in, kept on their device. Source: specification/cart.md, A guest's cart. */
export type GuestCart = {
  /** The lines as kept; `unreadable` counts the parts that could not be read and were dropped. Never throws. */
  read(): { readonly lines: readonly CartLine<ListedProduct>[]; readonly unreadable: number };
  /** Keeps these lines instead. Answers false where the device keeps nothing (private mode, full storage): this window reads them all the same. */
  put(lines: readonly CartLine<ListedProduct>[]): boolean;
  /** The id under which these lines are handed over to a customer's cart: the same in every window, until nothing is kept any more. Never throws. */
  id(): string;
  /** Tells the lines that another tab has put, each time it does; answers what ends that. Never throws. */
  followOtherTabs(tell: (lines: readonly CartLine<ListedProduct>[]) => void): () => void;
};
export const GuestCart = token<GuestCart>("GuestCart");
