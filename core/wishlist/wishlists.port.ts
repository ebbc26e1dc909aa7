import { token } from "../shared/token.ts";
import type { RatedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** What customers put aside. Source: specification/wishlist.md, What is put aside. */
export type Wishlists = {
  /** The last put aside first, as they are now, whether or not they can be bought. */
  of(customer: CustomerId): Promise<readonly RatedProduct[]>;
  /** One that is there keeps its place. Atomic: `most` is never exceeded. */
  add(customer: CustomerId, productId: string, most: number): Promise<"added" | "unknown-product" | "full">;
  remove(customer: CustomerId, productId: string): Promise<void>;
};
export const Wishlists = token<Wishlists>("Wishlists");
