import type { ComponentType } from "react";
import type { ListedProduct, ProductDetails } from "#core/catalogue/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { CouponLabel } from "#core/coupons/label.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";

/** A coupon that counts a product, with what its label tells. */
export type ProductCoupon = Pick<PublicCoupon, "code" | "minimum"> & { readonly label: CouponLabel };

/** What a feature shows on a product's page alone. Its file product-page-slots.ts is loaded with the first such page. */
export type ProductPageSlots = {
  readonly alert?: ComponentType<{ readonly product: ProductDetails }>;
  /** The way to the cart, in a phone's bar, once the product is in it. */
  readonly cart?: ComponentType<{ readonly product: ListedProduct }>;
  readonly coupons?: ComponentType<{ readonly coupons: readonly ProductCoupon[] }>;
  /** The stars beside the title. */
  readonly rating?: ComponentType<{ readonly reviews: ReviewPage }>;
  /** What whoever is signed in should ask about before they use it. */
  readonly safety?: ComponentType<{ readonly product: ProductDetails }>;
  readonly reviews?: ComponentType<{ readonly product: string; readonly slug: string; readonly first: ReviewPage }>;
};
