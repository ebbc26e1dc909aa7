import { AddToWishlist, makeAddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { makeRemoveFromWishlist, RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { makeShowWishlist, ShowWishlist } from "#core/wishlist/show-wishlist.use-case.ts";
import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function wishlistInProcess(container: Container): void {
  make(container, ShowWishlist, makeShowWishlist, { wishlists: Wishlists });
  make(container, AddToWishlist, makeAddToWishlist, { wishlists: Wishlists });
  make(container, RemoveFromWishlist, makeRemoveFromWishlist, { wishlists: Wishlists });
}
