import { describe, expect, it } from "vitest";
import { EstimateDelivery } from "#core/shipping/estimate-delivery.use-case.ts";
import { FindDeliveryPlace } from "#core/shipping/find-delivery-place.use-case.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import { ShowShippingSettings } from "#core/shipping/show-shipping-settings.use-case.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { shipping } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";

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

describe("the days of a delivery over HTTP", () => {
  const leh = { pincode: pincode("194101"), state: "Ladakh", city: "Leh", days: 9, cashOnDelivery: false };
  const stocked = () => composeMemory({ places: new Map([[leh.pincode, leh]]) });

  it("are as in process, for a place that is delivered to and for another", async () => {
    const over = clientOf(await servedOver(stocked()));
    for (const asked of [leh.pincode, pincode("400001")]) {
      expect(await over.get(EstimateDelivery)(asked)).toEqual(await stocked().get(EstimateDelivery)(asked));
    }
  });

  it("are told for a pincode, which the way spells as it always has [ep-pincode]", async () => {
    const app = serverOver(stocked(), { pages: null, log: "off" });
    const asked = (query: string) => app.inject({ url: `/api/shopUserOrder/user/getUserPincodeCourserviceIsAvailable${query}` });
    expect((await asked("?pincode=194101")).json().payload).toEqual({
      is_available: true,
      cash_on_delivery: false,
      earliest_date: "2026-11-29",
      latest_date: "2026-12-01",
    });
    expect((await asked("?pincode=400001")).json().payload).toEqual({ is_available: false });
    for (const wrong of ["", "?pincode=", "?pincode=12345", "?pincode=012345", "?pincode=194101&pincode=400001"]) {
      expect([wrong, (await asked(wrong)).statusCode]).toEqual([wrong, 400]);
    }
  });
});

describe("the place of a pincode over HTTP", () => {
  it("is told with its state where somebody delivers, and missing elsewhere", async () => {
    const leh = { pincode: pincode("194101"), state: "Ladakh", city: "Leh", days: 9, cashOnDelivery: false };
    const find = clientOf(await servedOver(composeMemory({ places: new Map([[leh.pincode, leh]]) }))).get(FindDeliveryPlace);
    expect(await find(leh.pincode)).toEqual(leh);
    expect(await find(pincode("400001"))).toBeNull();
  });
});
