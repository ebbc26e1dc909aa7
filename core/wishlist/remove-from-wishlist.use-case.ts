import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Wishlists } from "./wishlists.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** Takes a product off the wishlist. If it is already gone, nothing happens. Source: specification/wishlist.md, What is put aside. */
export type RemoveFromWishlist = (customer: CustomerId, productId: string) => Promise<null>;
export const RemoveFromWishlist = useCase<RemoveFromWishlist>("wishlist", "RemoveFromWishlist");

export const makeRemoveFromWishlist = maker(
  RemoveFromWishlist,
  { wishlists: Wishlists },
  ({ wishlists }) =>
    async (customer, productId) => {
      await wishlists.remove(customer, productId);
      return null;
    },
);
