import { token } from "../shared/token.ts";
import type { RatedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Wishlists } from "./wishlists.port.ts";

/** The products on a customer's wishlist, the last added first. Source: specification/wishlist.md, What is put aside. */
export type ShowWishlist = (customer: CustomerId) => Promise<readonly RatedProduct[]>;
export const ShowWishlist = token<ShowWishlist>("ShowWishlist");

export const makeShowWishlist =
  ({ wishlists }: { readonly wishlists: Wishlists }): ShowWishlist =>
  (customer) =>
    wishlists.of(customer);
