import { describe, expect, it } from "vitest";
import { addressId } from "#core/account/address.ts";
import { makeAddAddress } from "#core/account/add-address.use-case.ts";
import { makeChangeAddress } from "#core/account/change-address.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { memoryHouseholds } from "#adapters/memory/account/households.ts";
import { memoryDeliveryPlaces } from "#adapters/memory/shipping/delivery-places.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { anAddress } from "#tests/builders/an-address.ts";

const asha = customerId("asha");
const PUNE = { pincode: pincode("411004"), state: "Maharashtra", days: 2, cashOnDelivery: true, city: "pune" };
const chennai = { pincode: pincode("600001"), state: "Maharashtra" };
const elsewhere = { kind: "refused", refusal: { kind: "pincode-elsewhere", state: "Tamil Nadu" } };

function aHousehold(...stored: readonly ReturnType<typeof anAddress>[]) {
  const memory = new Memory();
  memory.addresses.set(asha, stored);
  const [households, places] = [memoryHouseholds(memory), memoryDeliveryPlaces(memory)];
  let made = 0;
  return {
    memory,
    add: makeAddAddress({ households, places, newId: () => `new-${++made}` }),
    change: makeChangeAddress({ households, places }),
  };
}

describe("an address that is added", () => {
  it("becomes the default where the former one is in a pincode to which nobody delivers, and never the other way round", async () => {
    const far = anAddress({ id: addressId("far"), pincode: pincode("682030"), state: "Kerala", isDefault: true });
    const { memory, add } = aHousehold(far);
    memory.places.set(PUNE.pincode, PUNE);
    const { id: _, ...home } = anAddress({ pincode: PUNE.pincode, isDefault: false });
    await add(asha, home);
    await add(asha, { ...home, pincode: far.pincode, state: "Kerala", isDefault: true });
    expect(memory.addresses.get(asha)?.map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
  });
});

describe("an address whose pincode lies in another state", () => {
  it("is not added, and the state of the pincode is named", async () => {
    const { memory, add } = aHousehold();
    expect(await add(asha, anAddress(chennai))).toEqual(elsewhere);
    expect(memory.addresses.get(asha)).toEqual([]);
    expect(await add(asha, anAddress({ ...chennai, state: "Tamil Nadu" }))).toMatchObject({ kind: "ok" });
  });

  it("can be either of two states at a border, and any for a field post", async () => {
    const { add } = aHousehold();
    for (const written of [
      { pincode: pincode("605001"), state: "Puducherry" },
      { pincode: pincode("605001"), state: "Tamil Nadu" },
      { pincode: pincode("900056"), state: "Ladakh" },
    ])
      expect(await add(asha, anAddress(written))).toMatchObject({ kind: "ok" });
  });

  it("is refused as a change too, save that what was kept so may be changed otherwise", async () => {
    const stored = anAddress({ id: addressId("home"), ...chennai });
    const { change } = aHousehold(stored);
    expect(await change(asha, { ...stored, line1: "Tower 2" })).toEqual({ kind: "ok", value: null });
    expect(await change(asha, { ...stored, state: "Kerala" })).toEqual(elsewhere);
    expect(await change(asha, { ...stored, state: "Tamil Nadu" })).toEqual({ kind: "ok", value: null });
    expect(await change(asha, { ...stored })).toEqual(elsewhere);
    expect(await change(asha, { ...stored, id: addressId("another") })).toEqual({ kind: "refused", refusal: { kind: "unknown-address" } });
  });
});
