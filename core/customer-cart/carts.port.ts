// Decision: docs/decisions/core-decides-inside-the-transaction.md
import { token } from "../shared/token.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { CartContents, KeptCart, KeptLines } from "./kept-cart.ts";
import type { KeptSync } from "./sync-receipt.ts";

/** The carts of signed-in customers. Source: specification/cart.md, A customer's cart. */
export type Carts = {
  /** Empty, with an automatic choice, where nothing is kept yet. */
  of(customer: CustomerId): Promise<KeptCart>;
  /**
   * Changes a cart by what core decides. Atomic: nothing else changes this cart between what `decide` sees and what is kept of it, and all
   * that it keeps is kept together. `decide` may be asked once only. Of the syncs that it keeps the last `MOST_SYNCS` are known.
   */
  change<Answer>(customer: CustomerId, change: CartChange<Answer>): Promise<Answer>;
  /** The lines of the carts that changed last, none of them empty and nobody's by name. */
  recent(limit: number): Promise<readonly KeptLines[]>;
};
export const Carts = token<Carts>("Carts");

export type CartChange<Answer> = {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What `decide` wants to see besides the products in the cart. */
  readonly products: readonly string[];
  /** The sync that it is about; null: none. */
  readonly sync: string | null;
  readonly decide: (seen: SeenCart) => DecidedCart<Answer>;
};

/** `products` are those asked for that somebody knows; `sync` is null where none is asked for or that one was never made. */
export type SeenCart = { readonly cart: KeptCart; readonly products: ReadonlyMap<string, ListedProduct>; readonly sync: KeptSync | null };

/** What is kept from now on; null leaves it as it was. */
export type DecidedCart<Answer> = { readonly keep: CartContents | null; readonly sync: KeptSync | null; readonly answer: Answer };
