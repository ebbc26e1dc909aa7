import { expect, it } from "vitest";
import { pincode } from "#core/shipping/delivery-place.ts";
import { makeEstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { memoryDeliveryPlaces } from "#adapters/memory/shipping/delivery-places.ts";
import { Memory } from "#adapters/memory/memory.ts";

it("a delivery is estimated for the place of its pincode, from just now on", async () => {
  const memory = new Memory();
  const places = memoryDeliveryPlaces(memory);
  memory.places.set("400001", { pincode: pincode("400001"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: false });
  const estimate = makeEstimateDelivery({ places, now: () => Date.UTC(2026, 10, 20, 4, 30) });
  expect(await estimate(pincode("400001"))).toEqual({
    kind: "serviceable",
    cashOnDelivery: false,
    earliest: "2026-11-22",
    latest: "2026-11-24",
  });
  expect(await estimate(pincode("400002"))).toEqual({ kind: "unserviceable" });
});
