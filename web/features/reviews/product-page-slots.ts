import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { ProductRating } from "./product-rating.tsx";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";

const reviews = lateCode(() => import("./reviews.tsx"), "Reviews");

/** Reviews lie far below what a product's page is opened for. */
const Reviews = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await reviews() : null,
  load: reviews,
  place: () => null,
});

export const reviewsProductPageSlots: ProductPageSlots = { rating: ProductRating, reviews: Reviews };
