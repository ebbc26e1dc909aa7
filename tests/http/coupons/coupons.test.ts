import { describe, expect, it } from "vitest";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import type { CouponEnd } from "#core/coupons/coupon.ts";

const path = "/api/shopCoupon/getAllCouponWebAndAppWithoutToken";

describe("public coupons over HTTP", () => {
  it("are as in process", async () => {
    const over = clientOf(await servedOver(composeMemory()));
    expect(await over.get(ListPublicCoupons)()).toEqual(await composeMemory().get(ListPublicCoupons)());
  });

  it("carry the specification's names [en-coupon] [ep-coupon-public]", async () => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const { payload } = (await app.inject({ url: `${path}?coupon_type=PUBLIC` })).json();
    const common = { product_list: [], category_list: [], available_for_web: true, coupon_type: "PUBLIC" };
    expect(payload[0]).toEqual({
      ...common,
      _id: "WELCOME",
      coupon: "WELCOME",
      brand_list: [],
      max_no_of_products: null,
      max_product_qty: null,
      discount_type: "RUPEE",
      discount_value: 50,
      minimum_order_value: 500,
      shipping_amount: 0,
      end_date: null,
      terms_and_condition: "Once a customer.",
      terms_and_condition_hi: null,
    });
    expect(payload[1]).toEqual({
      ...common,
      _id: "save10",
      coupon: "save10",
      brand_list: ["Aranya"],
      max_no_of_products: 2,
      max_product_qty: 3,
      discount_type: "PERCENTAGE",
      discount_value: 12.5,
      maximum_discount_price: 100,
      minimum_order_value: 0,
      shipping_amount: 0,
      end_date: null,
      terms_and_condition: null,
      terms_and_condition_hi: null,
    });
    expect(payload[2]).toMatchObject({ coupon: "DIWALI", end_date: "2026-11-20", shipping_amount: 99 });
    expect(payload[3]).toMatchObject({ coupon: "MOMENT", end_date: "2026-11-18T16:36:40.1234567+05:30" });
  });

  it("are those whose code holds the name that is asked for, in any letter case [ep-coupon-public]", async () => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    const { payload } = (await app.inject({ url: `${path}?coupon_type=PUBLIC&name=Save` })).json();
    expect(payload.map(({ coupon }: { coupon: string }) => coupon)).toEqual(["save10"]);
    const over = clientOf(await servedOver(composeMemory()));
    expect((await over.get(ListPublicCoupons)("diw")).map(({ code }) => code)).toEqual(["DIWALI"]);
  });

  it("are not given to whoever asks for others", async () => {
    const app = serverOver(composeMemory(), { pages: null, log: "off" });
    for (const query of ["", "?coupon_type=PRIVATE", "?coupon_type="]) {
      const response = await app.inject({ url: path + query });
      expect(response.statusCode).toBe(400);
      expect(response.json().payload[0].path).toBe("coupon_type");
      expect(response.body).not.toContain("SECRET");
    }
  });

  it("keep every paisa of the largest amount", async () => {
    const large = aCoupon({
      promise: { kind: "rupee", amount: paise(999_999_999_999) },
      minimum: paise(999_999_999_999),
      priorityShipping: NOTHING,
    });
    const over = clientOf(await servedOver(composeMemory({ coupons: [large] })));
    expect(await over.get(ListPublicCoupons)()).toEqual([large]);
  });
});

describe("a coupon's end on the wire", () => {
  it.each<[CouponEnd, string]>([
    [{ kind: "day", nextBegins: { seconds: Date.UTC(2028, 1, 29, 18, 30) / 1000, decimals: "" } }, "2028-02-29"],
    [{ kind: "instant", last: { seconds: -1, decimals: "5" } }, "1970-01-01T05:29:59.5+05:30"],
    [{ kind: "instant", last: { seconds: 0, decimals: "" } }, "1970-01-01T05:30:00+05:30"],
  ])("%j reads %s, and back", async (end, text) => {
    const container = composeMemory({ coupons: [aCoupon({ end })] });
    const { payload } = (
      await serverOver(container, { pages: null, log: "off" }).inject({ url: path, query: { coupon_type: "PUBLIC" } })
    ).json();
    expect(payload[0].end_date).toBe(text);
    expect(await clientOf(await servedOver(container)).get(ListPublicCoupons)()).toMatchObject([{ end }]);
  });
});
