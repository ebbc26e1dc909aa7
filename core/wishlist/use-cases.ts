export { makeAddToWishlist } from "./add-to-wishlist.use-case.ts";
export { makeRemoveFromWishlist } from "./remove-from-wishlist.use-case.ts";
export { makeShowWishlist } from "./show-wishlist.use-case.ts";
