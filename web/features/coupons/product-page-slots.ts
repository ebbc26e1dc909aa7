import { ProductCoupons } from "./product-coupons.tsx";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";

export const couponsProductPageSlots: ProductPageSlots = { coupons: ProductCoupons };
