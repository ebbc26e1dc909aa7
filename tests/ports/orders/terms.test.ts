import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USUAL_TERMS } from "#core/orders/quote/checkout-facts.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTerms } from "#adapters/memory/orders/terms.ts";
import { postgresTerms } from "#adapters/postgres/orders/terms.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CheckoutTerms } from "#core/orders/quote/checkout-facts.ts";
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
      await terms.put(put);
      expect(await terms.current()).toEqual(put);
    }
  });
});
