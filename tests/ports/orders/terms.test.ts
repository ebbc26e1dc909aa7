import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { makeChangeTerms } from "#core/orders/quote/change-terms.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTerms } from "#adapters/memory/orders/terms.ts";
import { postgresTerms } from "#adapters/postgres/orders/terms.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";
import type { Terms } from "#core/orders/quote/terms.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => Terms> = {
  memory: () => memoryTerms(new Memory()),
  postgres: () => postgresTerms(db),
};

describe.each(Object.entries(adapters))("checkout terms kept in %s", (_, holding) => {
  it("are the usual ones until others are put, and then the last that were put", async () => {
    const terms = holding();
    expect(await terms.current()).toEqual(USUAL_TERMS);
    const capped: CheckoutTerms = {
      prepaid: { percent: 2.5, maximum: paise(10_000), minimumOrder: paise(49_900) },
      mostCash: paise(250_000),
    };
    const uncapped: CheckoutTerms = { prepaid: { percent: 5, maximum: null, minimumOrder: paise(0) }, mostCash: paise(0) };
    for (const put of [capped, uncapped, USUAL_TERMS]) {
      expect(await makeChangeTerms({ terms, now: () => now })("ravi", () => ok(put))).toEqual(ok(put));
      expect(await terms.current()).toEqual(put);
    }
  });

  it("stay as they are where what is wanted is refused, and lose no change that others make at the same time", async () => {
    const terms = holding();
    const change = makeChangeTerms({ terms, now: () => now });
    expect(await change("ravi", () => refused({ kind: "wrong" }))).toEqual(refused({ kind: "wrong" }));
    await change("ravi", () => ok(USUAL_TERMS));
    await Promise.all(
      Array.from({ length: 9 }, () => change("ravi", (before) => ok({ ...before, mostCash: paise(before.mostCash + 100) }))),
    );
    expect((await terms.current()).mostCash).toBe(USUAL_TERMS.mostCash + 900);
    await change("ravi", () => ok(USUAL_TERMS));
  });
});
