// Decision: docs/decisions/core-decides-inside-the-transaction.md
import { token } from "../shared/token.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { CartContents, KeptCart, KeptLines } from "./kept-cart.ts";
import type { KeptSync } from "./sync-receipt.ts";

/** The carts of signed-in customers. Source: specification/cart.md, A customer's cart. */
export type Carts = {
  /** An empty cart with an automatic choice, if nothing is stored yet. */
  of(customer: CustomerId): Promise<KeptCart>;
  /**
   * Changes a cart as core decides. Atomic: nothing else changes this cart between what `decide` sees and what is stored, and everything is
   * stored together. `decide` may be called once only. Of the stored syncs, the last `MOST_SYNCS` can be found again.
   */
  change<Answer>(customer: CustomerId, change: CartChange<Answer>): Promise<Answer>;
  /** The lines of the carts that changed last. None of these carts is empty, and their customers are not named. */
  recent(limit: number): Promise<readonly KeptLines[]>;
};
export const Carts = token<Carts>("Carts");

export type CartChange<Answer> = {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The products that `decide` wants to see, in addition to those in the cart. */
  readonly products: readonly string[];
  /** The id of the sync that the change is about; null: none. */
  readonly sync: string | null;
  readonly decide: (seen: SeenCart) => DecidedCart<Answer>;
};

/** `products` are those that were asked for and exist. `sync` is null if none was asked for or if it does not exist. */
export type SeenCart = { readonly cart: KeptCart; readonly products: ReadonlyMap<string, ListedProduct>; readonly sync: KeptSync | null };

/** What is stored from now on; null leaves what is stored as it was. */
export type DecidedCart<Answer> = { readonly keep: CartContents | null; readonly sync: KeptSync | null; readonly answer: Answer };
