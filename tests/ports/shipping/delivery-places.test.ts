import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pincode } from "#core/shipping/delivery-place.ts";
import { memoryDeliveryPlaces } from "#adapters/memory/shipping/delivery-places.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => DeliveryPlaces> = {
  memory: () => memoryDeliveryPlaces(new Memory()),
  postgres: () => postgresDeliveryPlaces(db),
};

const mumbai = { pincode: pincode("400001"), state: "Maharashtra", days: 2, cashOnDelivery: true };
const leh = { pincode: pincode("194101"), state: "Ladakh", days: 9, cashOnDelivery: false };

describe.each(Object.entries(adapters))("delivery places kept in %s", (_, kept) => {
  it("are told as they were put, and others are none", async () => {
    const places = kept();
    await places.putAll([mumbai, leh]);
    expect(await places.placeAt(leh.pincode)).toEqual(leh);
    expect(await places.placeAt(mumbai.pincode)).toEqual(mumbai);
    expect(await places.placeAt(pincode("999999"))).toBeNull();
  });

  it("take the place of those of the same pincode and leave others alone", async () => {
    const places = kept();
    await places.putAll([mumbai, leh]);
    await places.putAll([{ ...leh, days: 7, cashOnDelivery: true }]);
    await places.putAll([]);
    expect(await places.placeAt(leh.pincode)).toEqual({ ...leh, days: 7, cashOnDelivery: true });
    expect(await places.placeAt(mumbai.pincode)).toEqual(mumbai);
  });
});

describe("delivery places kept in postgres", () => {
  it("come all or none", async () => {
    const places = postgresDeliveryPlaces(db);
    const goa = { ...mumbai, pincode: pincode("403001") };
    await expect(places.putAll([goa, { ...leh, days: -1 }])).rejects.toThrow("days");
    expect(await places.placeAt(goa.pincode)).toBeNull();
  });
});
