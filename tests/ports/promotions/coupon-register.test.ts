import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { makeEndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import { instantAt } from "#core/shared/instant.ts";
import { memoryCouponRegister } from "#adapters/memory/promotions/coupon-register.ts";
import { memoryCoupons } from "#adapters/memory/coupons/coupons.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresCouponRegister } from "#adapters/postgres/promotions/coupon-register.ts";
import { postgresCoupons } from "#adapters/postgres/coupons/coupons.ts";
import { aCoupon, coupons, now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Coupons } from "#core/coupons/coupons.port.ts";
import type { CouponRegister, NewCoupon } from "#core/promotions/coupon-register.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly register: CouponRegister; readonly coupons: Coupons };
const adapters: Record<string, () => Promise<Kept>> = {
  memory: async () => {
    const memory = new Memory();
    return { register: memoryCouponRegister(memory), coupons: memoryCoupons(memory) };
  },
  postgres: async () => {
    await db.deleteFrom("coupon").execute();
    return { register: postgresCouponRegister(db), coupons: postgresCoupons(db) };
  },
};

const asNew = (coupon: NewCoupon["coupon"], usesLeft: number | null = null): NewCoupon => ({ coupon, usesLeft });

/** The codes that are taken. */
async function add(register: CouponRegister, coupons: readonly NewCoupon[], at: number): Promise<readonly string[]> {
  const added = await makeAddCoupons({ register, now: () => at })("ravi", coupons);
  return added.kind === "ok" ? [] : added.refusal.codes;
}

async function end(register: CouponRegister, code: string, at: number) {
  const ended = await makeEndCoupon({ register, now: () => at })("ravi", code);
  return ended.kind === "ok" ? ended.value : null;
}

describe.each(Object.entries(adapters))("coupons registered in %s", (_, kept) => {
  it("are all told as they were added, with their uses and since when they hold", async () => {
    const { register } = await kept();
    const added = coupons.map((coupon, n) => asNew(coupon, n === 1 ? 0 : null));
    expect(await add(register, added, now)).toEqual([]);
    expect(await register.all()).toEqual(added.map((one) => ({ ...one, addedAt: now })));
  });

  it("are added all or none: where codes are taken, in any letter case, these are told", async () => {
    const { register } = await kept();
    await add(register, [asNew(aCoupon({ code: "Straße" })), asNew(aCoupon({ code: "B" }))], now);
    const more = ["C", "strasse", "D", "b", "d"].map((code) => asNew(aCoupon({ code })));
    expect(await add(register, more, now)).toEqual(["strasse", "b", "d"]);
    expect((await register.all()).map(({ coupon }) => coupon.code)).toEqual(["Straße", "B"]);
  });

  it("take a code once, however many add it at the same time", async () => {
    const { register } = await kept();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(register, [asNew(aCoupon({ code: `A${n}` })), asNew(aCoupon({ code: "SAME" }))], now)),
    );
    expect(answers.filter((taken) => taken.length === 0)).toHaveLength(1);
    expect(await register.all()).toHaveLength(2);
  });

  it("end just before the moment that is given, once", async () => {
    const { register } = await kept();
    await add(
      register,
      [asNew(aCoupon({ code: "Leaf" }), 3), asNew(aCoupon({ code: "DAY", end: { kind: "day", nextBegins: instantAt(now) } }))],
      now - 5,
    );
    const ended = { coupon: aCoupon({ code: "Leaf", end: { kind: "instant", last: instantAt(now - 1) } }), usesLeft: 3, addedAt: now - 5 };
    expect(await end(register, "LEAF", now)).toEqual(ended);
    expect(await end(register, "LEAF", now + 1_000)).toEqual(ended);
    expect(await end(register, "DAY", now)).toMatchObject({ coupon: { end: { kind: "day" } } });
    expect(await end(register, "NONE", now)).toBeNull();
    expect((await register.all())[0]).toEqual(ended);
  });

  it("are found by their code whatever their audience, and shown to everybody while they have uses", async () => {
    const { register, coupons: shown } = await kept();
    await add(
      register,
      [
        asNew(aCoupon({ code: "Many" }), 1),
        asNew(aCoupon({ code: "GONE" }), 0),
        asNew(aCoupon({ code: "Geheim ß", audience: "private", isForWeb: false })),
      ],
      now,
    );
    expect((await shown.publicOnes()).map(({ code }) => code)).toEqual(["Many"]);
    expect(await shown.withCode("MANY")).toEqual({ coupon: aCoupon({ code: "Many" }), usesLeft: 1 });
    expect(await shown.withCode("GONE")).toMatchObject({ usesLeft: 0 });
    expect(await shown.withCode("GEHEIM SS")).toMatchObject({ coupon: { audience: "private" }, usesLeft: null });
    expect(await shown.withCode("many")).toBeNull();
  });
});
