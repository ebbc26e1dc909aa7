import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryDeliveryPlaces = ({ places, audited }: Memory): DeliveryPlaces => ({
  placeAt: async (pincode) => places.get(pincode) ?? null,
  async putAll(all, audit) {
    for (const place of all) places.set(place.pincode, place);
    putAuditInMemory({ audited }, audit);
  },
});
