import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Wishlists } from "./wishlists.port.ts";
import type { RatedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** The products on a customer's wishlist, the last added first. Source: specification/wishlist.md, What is put aside. */
export type ShowWishlist = (customer: CustomerId) => Promise<readonly RatedProduct[]>;
export const ShowWishlist = useCase<ShowWishlist>("wishlist", "ShowWishlist");

export const makeShowWishlist = maker(
  ShowWishlist,
  { wishlists: Wishlists },
  ({ wishlists }) =>
    (customer) =>
      wishlists.of(customer),
);
