import * as z from "zod/mini";
import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { answerOf, endpoint, only } from "#adapters/http-contract/endpoint.ts";

const id = z.string().check(z.minLength(1), z.maxLength(100));

export const addToWishlist = endpoint(AddToWishlist, {
  method: "POST",
  path: "/shop/product/addProductsToWhishlist",
  in: "query",
  audience: "customer",
  request: only("product_id", id),
  response: z.null(),
  refusals: { "unknown-product": answerOf(404, "Product not found"), "wishlist-full": answerOf(3, "Wishlist is full") },
});

export const removeFromWishlist = endpoint(RemoveFromWishlist, {
  method: "DELETE",
  path: "/shop/product/removeProductFromWhishlist",
  in: "query",
  audience: "customer",
  request: only("product_id", id),
  response: z.null(),
});
