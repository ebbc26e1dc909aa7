import { token } from "../shared/token.ts";
import type { RatedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** Customers' wishlists. Source: specification/wishlist.md, What is put aside. */
export type Wishlists = {
  /** The products as they are now, the last added first, whether or not they can be bought. */
  of(customer: CustomerId): Promise<readonly RatedProduct[]>;
  /** A product that is already there keeps its place. Atomic: there are never more than `most`. */
  add(customer: CustomerId, productId: string, most: number): Promise<"added" | "unknown-product" | "full">;
  remove(customer: CustomerId, productId: string): Promise<void>;
};
export const Wishlists = token<Wishlists>("Wishlists");
