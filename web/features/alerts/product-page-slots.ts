import { LateProductAlert } from "./late-product-alert.tsx";
import type { ProductPageSlots } from "#web/platform/slots/product-page-slots.ts";

export const alertsProductPageSlots: ProductPageSlots = { alert: LateProductAlert };
