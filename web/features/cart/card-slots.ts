import { AddToCart } from "./lines/add-to-cart.tsx";
import type { CardSlots } from "#web/platform/slots/card-slots.ts";

export const cartCardSlots: CardSlots = { buy: AddToCart };
