import { describe, expect, it, onTestFinished } from "vitest";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryShipping } from "#adapters/memory/shipping/shipping.ts";
import { postgresShipping, putShipping } from "#adapters/postgres/shipping/shipping.ts";
import { shipping } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { ShippingSettings } from "#core/shipping/shipping-settings.ts";
import type { Shipping } from "#core/shipping/shipping.port.ts";

const adapters: Record<string, (...puts: readonly ShippingSettings[]) => Promise<Shipping>> = {
  memory: async (...puts) => memoryShipping(Object.assign(new Memory(), ...puts.map((stored) => ({ shipping: stored })))),
  postgres: async (...puts) => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    for (const stored of puts) await putShipping(db, stored);
    return postgresShipping(db);
  },
};

describe.each(Object.entries(adapters))("shipping settings kept in %s", (_, holding) => {
  it("are absent until some are put", async () => {
    expect(await (await holding()).settings()).toEqual({ basic: null, weightExceed: null });
  });

  it.each<ShippingSettings>([
    shipping,
    { basic: shipping.basic, weightExceed: null },
    { basic: null, weightExceed: shipping.weightExceed },
    { basic: null, weightExceed: null },
  ])("are the last that were put: %j", async (settings) => {
    expect(await (await holding(shipping, settings)).settings()).toEqual(settings);
  });
});
