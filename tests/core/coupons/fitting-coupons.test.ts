import { describe, expect, it } from "vitest";
import { fittingCoupons } from "#core/coupons/fitting-coupons.ts";
import { paise } from "#core/shared/money.ts";
import { instantAt } from "#core/shared/instant.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";

const oil = aProduct("Oil", { brand: "Saumya", categories: ["Ayurveda"] });
const at = instantAt(now);
const codes = (...coupons: readonly PublicCoupon[]) => fittingCoupons(coupons, oil, at).map(({ code }) => code);

describe("the coupons that fit a product", () => {
  it("are those that count it, by product, brand or category, or everything, in the order in which they were given", () => {
    expect(
      codes(
        aCoupon({ code: "ALL" }),
        aCoupon({ code: "OTHER-PRODUCT", products: ["id-balm"], brands: ["Saumya"] }),
        aCoupon({ code: "PRODUCT", products: ["id-oil"] }),
        aCoupon({ code: "BRAND", brands: [" SAUMYA "] }),
        aCoupon({ code: "OTHER-BRAND", brands: ["Dhatri"] }),
        aCoupon({ code: "CATEGORY", categories: ["Unani", "ayurveda"] }),
      ),
    ).toEqual(["ALL", "PRODUCT", "BRAND", "CATEGORY"]);
  });

  it("are for anybody, for the web, and hold still", () => {
    const ended = { kind: "instant", last: instantAt(now - 1) } as const;
    const lasting = { kind: "instant", last: at } as const;
    expect(
      codes(
        aCoupon({ code: "PRIVATE", audience: "private" }),
        aCoupon({ code: "APP", isForWeb: false }),
        aCoupon({ code: "ENDED", end: ended }),
        aCoupon({ code: "LAST-MOMENT", end: lasting }),
      ),
    ).toEqual(["LAST-MOMENT"]);
  });

  it("may ask for more than one piece comes to: what a cart lacks is told in the cart", () => {
    expect(codes(aCoupon({ code: "BIG", minimum: paise(500_000) }))).toEqual(["BIG"]);
  });
});
