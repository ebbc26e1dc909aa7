import { ProductRating } from "./product-rating.tsx";
import { Reviews } from "./reviews.tsx";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";

export const reviewsProductPageSlots: ProductPageSlots = { rating: ProductRating, reviews: Reviews };
