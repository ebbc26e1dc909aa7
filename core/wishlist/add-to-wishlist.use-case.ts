import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Wishlists } from "./wishlists.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/** Puts a product on the wishlist. If it is already there, nothing happens. Source: specification/wishlist.md, What is put aside. */
export type AddToWishlist = (customer: CustomerId, productId: string) => Promise<Result<null, WishlistRefusal>>;
export const AddToWishlist = useCase<AddToWishlist>("wishlist", "AddToWishlist");

export type WishlistRefusal = { readonly kind: "unknown-product" } | { readonly kind: "wishlist-full" };

export const LARGEST_WISHLIST = 500;

export const makeAddToWishlist = maker(AddToWishlist, { wishlists: Wishlists }, ({ wishlists }) => async (customer, productId) => {
  const outcome = await wishlists.add(customer, productId, LARGEST_WISHLIST);
  if (outcome === "added") return ok(null);
  return outcome === "full" ? refused({ kind: "wishlist-full" }) : refused({ kind: "unknown-product" });
});
