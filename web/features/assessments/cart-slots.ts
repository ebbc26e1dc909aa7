import { LateCartSafety } from "./safety/late-cart-safety.tsx";
import type { CartSlots } from "#web/platform/slots/cart-slots.ts";

export const assessmentsCartSlots: CartSlots = { safety: LateCartSafety };
