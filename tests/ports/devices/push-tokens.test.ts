import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPushTokens } from "#adapters/memory/devices/push-tokens.ts";
import { postgresPushTokens } from "#adapters/postgres/devices/push-tokens.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { PushTokens } from "#core/devices/push-tokens.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly tokens: PushTokens; readonly someone: () => Promise<CustomerId> };
const adapters: Record<string, () => Kept> = {
  memory: () => ({ tokens: memoryPushTokens(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    tokens: postgresPushTokens(db),
    async someone() {
      const id = randomUUID();
      await db
        .insertInto("customer")
        .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
        .execute();
      return customerId(id);
    },
  }),
};

describe.each(Object.entries(adapters))("push tokens kept in %s", (_, kept) => {
  it("are kept once, last seen first, and removed", async () => {
    const { tokens, someone } = kept();
    const asha = await someone();
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await tokens.keep(asha, phone, { at: now, most: 5 });
    await tokens.keep(asha, laptop, { at: now + 1, most: 5 });
    expect(await tokens.of(asha)).toEqual([laptop, phone]);
    await tokens.keep(asha, phone, { at: now + 2, most: 5 });
    expect(await tokens.of(asha)).toEqual([phone, laptop]);
    await tokens.remove(asha, phone);
    await tokens.remove(asha, phone);
    expect(await tokens.of(asha)).toEqual([laptop]);
  });

  it("go with the device to whoever signs in there next, who alone removes them", async () => {
    const { tokens, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const phone = randomUUID();
    await tokens.keep(asha, phone, { at: now, most: 5 });
    await tokens.keep(ravi, phone, { at: now + 1, most: 5 });
    await tokens.remove(asha, phone);
    expect([await tokens.of(asha), await tokens.of(ravi)]).toEqual([[], [phone]]);
  });

  it("are so many at most, also when all come at once, and those seen longest ago go", async () => {
    const { tokens, someone } = kept();
    const asha = await someone();
    const all = Array.from({ length: 12 }, () => randomUUID());
    await Promise.all(all.map((one, index) => tokens.keep(asha, one, { at: now + index, most: 12 })));
    expect(await tokens.of(asha)).toEqual(all.toReversed());
    await Promise.all(Array.from({ length: 6 }, () => tokens.keep(asha, randomUUID(), { at: now + 100, most: 5 })));
    expect(await tokens.of(asha)).toHaveLength(5);
  });
});
