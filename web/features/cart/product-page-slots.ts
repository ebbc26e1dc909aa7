import { ProductCoupons } from "./coupons/product-coupons.tsx";
import { ViewCart } from "./lines/view-cart.tsx";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";

export const cartProductPageSlots: ProductPageSlots = { cart: ViewCart, coupons: ProductCoupons };
