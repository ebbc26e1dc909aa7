import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pincode } from "#core/shipping/delivery-place.ts";
import { makeImportDeliveryPlaces } from "#core/shipping/import-delivery-places.use-case.ts";
import { memoryDeliveryPlaces } from "#adapters/memory/shipping/delivery-places.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { postgresDeliveryPlaces } from "#adapters/postgres/shipping/delivery-places.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { replacingRow } from "#core/staff/import/replacing-row.ts";
import type { NamedPlace } from "#core/shipping/delivery-place.ts";
import type { DeliveryPlaces } from "#core/shipping/delivery-places.port.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly places: DeliveryPlaces; readonly log: AuditLog };
const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return { places: memoryDeliveryPlaces(memory), log: memoryAuditLog(memory) };
  },
  postgres: () => ({ places: postgresDeliveryPlaces(db), log: postgresAuditLog(db) }),
};

const put = (deliveryPlaces: DeliveryPlaces, places: readonly NamedPlace[]) =>
  makeImportDeliveryPlaces({ deliveryPlaces, now: () => now })("kabir", { name: "places.csv", file: fileOf(places), run: "real" });
const fileOf = (places: readonly NamedPlace[]) => ({
  rows: places.map((place, nth) => replacingRow({ line: nth + 1, id: place.pincode }, place)),
  faults: [],
});
const subject = { kind: "pincodes", id: "all" } as const;

const mumbai = { pincode: pincode("400001"), state: "Maharashtra", city: "Pune", days: 2, cashOnDelivery: true };
const leh = { pincode: pincode("194101"), state: "Ladakh", city: "Leh", days: 9, cashOnDelivery: false };

describe.each(Object.entries(adapters))("delivery places kept in %s", (_, kept) => {
  it("are told as they were put, and others are none", async () => {
    const { places, log } = kept();
    expect(await put(places, [mumbai, leh])).toMatchObject({ kind: "ok", value: { added: 2 } });
    expect(await places.placeAt(leh.pincode)).toEqual(leh);
    expect(await places.placeAt(mumbai.pincode)).toEqual(mumbai);
    expect(await places.placeAt(pincode("999999"))).toBeNull();
    const [entry] = await log.list({ subject, before: null, limit: 1 });
    const details = { file: "places.csv", pincodes: 2 };
    expect(entry).toEqual({ at: now, who: "kabir", action: "pincode import", subject, details, number: expect.any(Number) });
  });

  it("take the place of those of the same pincode and leave others alone", async () => {
    const { places } = kept();
    await put(places, [mumbai, leh]);
    await put(places, [{ ...leh, days: 7, cashOnDelivery: true }]);
    expect(await put(places, [])).toMatchObject({ kind: "ok", value: { added: 0, changed: 0 } });
    expect(await places.placeAt(leh.pincode)).toEqual({ ...leh, days: 7, cashOnDelivery: true });
    expect(await places.placeAt(mumbai.pincode)).toEqual(mumbai);
  });
});

describe("delivery places kept in postgres", () => {
  it("come all or none, and only what came is written down", async () => {
    const before = await postgresAuditLog(db).list({ subject, before: null, limit: 1 });
    const places = postgresDeliveryPlaces(db);
    const goa = { ...mumbai, pincode: pincode("403001") };
    await expect(put(places, [goa, { ...leh, days: -1 }])).rejects.toThrow("days");
    expect(await places.placeAt(goa.pincode)).toBeNull();
    expect(await postgresAuditLog(db).list({ subject, before: null, limit: 1 })).toEqual(before);
  });
});
