import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryDeliveryPlaces = ({ places }: Memory): DeliveryPlaces => ({
  placeAt: async (pincode) => places.get(pincode) ?? null,
  async putAll(all) {
    for (const place of all) places.set(place.pincode, place);
  },
});
