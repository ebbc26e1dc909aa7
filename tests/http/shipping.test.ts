import { describe, expect, it } from "vitest";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { serverOver } from "#cli/composition.ts";
import { composeMemory } from "#tests/composition.ts";
import { shipping } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "./over-http.ts";

describe("shipping charges over HTTP", () => {
  it.each([shipping, { ...shipping, basic: null }, { ...shipping, weightExceed: null }])("are as in process: %j", async (settings) => {
    const over = clientOf(await servedOver(composeMemory({ shipping: settings })));
    expect(await over.get(ShowShippingSettings)()).toEqual(settings);
  });

  it("carry the specification's names [en-shipping-settings] [ep-shipping-charges]", async () => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    expect((await app.inject({ url: "/api/shop/shippingCharges/user/getShippingCharges" })).json()).toEqual({
      status: { status_code: 0, message: "" },
      payload: {
        basic_charges: { minimum_order: 499, shipping_charges: 49 },
        weight_exceed: { weight: 2.25, minimum_order: 1499, shipping_charges: 99.5 },
      },
    });
  });
});
