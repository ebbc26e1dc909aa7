import { LateProductSafety } from "./safety/late-product-safety.tsx";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";

export const assessmentsProductPageSlots: ProductPageSlots = { safety: LateProductSafety };
