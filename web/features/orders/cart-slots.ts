import { LateUnpaidOrders } from "./checkout/late-unpaid-orders.tsx";
import type { CartSlots } from "#web/platform/slots/cart-slots.ts";

export const ordersCartSlots: CartSlots = { unpaid: LateUnpaidOrders };
