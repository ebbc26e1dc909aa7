import { DeliveryDay } from "./delivery/delivery-day.tsx";
import type { CardSlots } from "#web/platform/slots/card-slots.ts";

export const shippingCardSlots: CardSlots = { delivery: DeliveryDay };
