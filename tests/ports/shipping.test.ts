import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryShipping } from "#adapters/memory/shipping.ts";
import { postgresShipping, putShipping } from "#adapters/postgres/shipping.ts";
import { shipping } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Shipping } from "#core/shipping/shipping.port.ts";
import type { Database } from "#adapters/postgres/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, (kept: ShippingSettings | null) => Promise<Shipping>> = {
  memory: async (kept) => memoryShipping(Object.assign(new Memory(), kept === null ? {} : { shipping: kept })),
  postgres: async (kept) => {
    if (kept !== null) await putShipping(db, kept);
    return postgresShipping(db);
  },
};

describe.each(Object.entries(adapters))("shipping settings kept in %s", (_, holding) => {
  it("are absent until some are put", async () => {
    expect(await (await holding(null)).settings()).toEqual({ basic: null, weightExceed: null });
  });

  it.each<ShippingSettings>([
    shipping,
    { basic: shipping.basic, weightExceed: null },
    { basic: null, weightExceed: shipping.weightExceed },
    { basic: null, weightExceed: null },
  ])("are the last that were put: %j", async (settings) => {
    expect(await (await holding(settings)).settings()).toEqual(settings);
  });
});
