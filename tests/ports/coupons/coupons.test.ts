import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOTHING, paise } from "#core/shared/money.ts";
import { memoryCoupons } from "#adapters/memory/coupons/coupons.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import { putCoupons } from "#tests/builders/put-coupons.ts";
import { anyCoupon } from "#tests/arbitraries/any-coupon.ts";
import { aCoupon, coupons } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { Coupons } from "#core/coupons/coupons.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, (stored: readonly PublicCoupon[]) => Promise<Coupons>> = {
  memory: async (stored) => memoryCoupons(Object.assign(new Memory(), { coupons: stored })),
  postgres: async (stored) => {
    await db.deleteFrom("coupon").execute();
    await putCoupons(db, stored);
    return postgresCoupons(db);
  },
};

describe.each(Object.entries(adapters))("coupons kept in %s", (_, holding) => {
  it("show everybody those that are public and for the web, in the order in which they were put", async () => {
    const shown = await (await holding(coupons)).publicOnes();
    expect(shown.map(({ code }) => code)).toEqual(["WELCOME", "save10", "DIWALI", "MOMENT"]);
  });

  it("are as they were put, to the last decimal", async () => {
    const odd = aCoupon({
      code: " ODD ",
      promise: { kind: "percentage", percent: 1e-7, cap: null },
      minimum: paise(999_999_999_999),
      priorityShipping: paise(1),
    });
    const remaining = [...coupons.filter(({ audience, isForWeb }) => audience === "public" && isForWeb), odd];
    expect(await (await holding(remaining)).publicOnes()).toEqual(remaining);
  });

  it("may promise nothing", async () => {
    const stored = [aCoupon({ promise: { kind: "rupee", amount: NOTHING } })];
    expect(await (await holding(stored)).publicOnes()).toEqual(stored);
  });

  it("are as they were put, whatever they are", async () => {
    const anyKept = fc.tuple(
      anyCoupon({ audience: fc.constant("public"), isForWeb: fc.constant(true) }),
      fc.option(fc.record({ english: anyTerms(), hindi: fc.option(anyTerms()) })),
    );
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyKept, { maxLength: 5, selector: ([{ code }]) => code.toUpperCase() }), async (stored) => {
        const coupons = stored.map(([coupon, terms]) => ({ ...coupon, terms }));
        expect(await (await holding(coupons)).publicOnes()).toEqual(coupons);
      }),
      { numRuns: 30 },
    );
  });

  it("may be none", async () => {
    expect(await (await holding([])).publicOnes()).toEqual([]);
  });
});

const anyTerms = () => fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));

describe("coupons kept in a database", () => {
  it("have a code each, whatever its letter case", async () => {
    await db.deleteFrom("coupon").execute();
    await putCoupons(db, [aCoupon({ code: "SAVE10" })]);
    await expect(putCoupons(db, [aCoupon({ code: "Save10" })])).rejects.toThrow("coupon_code");
  });
});
