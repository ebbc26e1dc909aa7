import { Shipping } from "#core/shipping/shipping.port.ts";
import { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import { memoryShipping } from "./shipping.ts";
import { memoryDeliveryPlaces } from "./delivery-places.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const shippingInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Shipping, memoryShipping(memory));
    keep(DeliveryPlaces, memoryDeliveryPlaces(memory));
  },
};
