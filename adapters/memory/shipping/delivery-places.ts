import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryDeliveryPlaces = ({ places, audited }: Memory): DeliveryPlaces => ({
  placeAt: async (pincode) => places.get(pincode) ?? null,
  async change(pincodes, decide) {
    const { put, answer } = decide([...places.values()].filter(({ pincode }) => pincodes.includes(pincode)));
    for (const place of put?.places ?? []) places.set(place.pincode, place);
    if (put !== null) putAuditInMemory({ audited }, put.audit);
    return answer;
  },
});
