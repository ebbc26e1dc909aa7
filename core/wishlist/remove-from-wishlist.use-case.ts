import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Wishlists } from "./wishlists.port.ts";

/** Takes a product off the wishlist. If it is already gone, nothing happens. Source: specification/wishlist.md, What is put aside. */
export type RemoveFromWishlist = (customer: CustomerId, productId: string) => Promise<null>;
export const RemoveFromWishlist = token<RemoveFromWishlist>("RemoveFromWishlist");

export const makeRemoveFromWishlist =
  ({ wishlists }: { readonly wishlists: Wishlists }): RemoveFromWishlist =>
  async (customer, productId) => {
    await wishlists.remove(customer, productId);
    return null;
  };
