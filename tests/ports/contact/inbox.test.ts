import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryInbox } from "#adapters/memory/contact/inbox.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { aMessage, anEnquiry } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Inbox } from "#core/contact/inbox.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly inbox: Inbox; readonly someone: () => Promise<CustomerId> };
const adapters: Record<string, () => Kept> = {
  memory: () => ({ inbox: memoryInbox(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    inbox: postgresInbox(db),
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

const isNew = <Sent>(enquiry: Sent) => ({ ...enquiry, state: "new" });
const anId = () => randomUUID();

describe.each(Object.entries(adapters))("what people wrote, kept in %s,", (_, kept) => {
  it("is listed as it was sent, what came last first, and by kind", async () => {
    const { inbox, someone } = kept();
    const plain = { ...anEnquiry(), id: anId(), kind: "hospital" as const, customer: null, at: now };
    const full = {
      ...anEnquiry({ about: "parivar", email: null }),
      id: anId(),
      kind: "health-plan" as const,
      customer: await someone(),
      at: now + 1,
    };
    await inbox.keepEnquiry(full);
    await inbox.keepEnquiry(plain);
    expect(await inbox.enquiries({ kind: null, limit: 2 })).toEqual([full, plain].map(isNew));
    expect(await inbox.enquiries({ kind: "hospital", limit: 1 })).toEqual([isNew(plain)]);
    expect(await inbox.enquiries({ kind: "corporate", limit: 5 })).toEqual([]);
  });

  it("goes from new over contacted to closed, or aside as spam, and never back, whoever marks it at the same time", async () => {
    const { inbox } = kept();
    const [id, other] = [anId(), anId()];
    for (const one of [id, other]) await inbox.keepEnquiry({ ...anEnquiry(), id: one, kind: "corporate", customer: null, at: now });
    expect(await inbox.mark(id, "closed")).toBe("out-of-turn");
    expect(await inbox.mark(id, "contacted")).toBe("marked");
    expect(await inbox.mark(id, "contacted")).toBe("marked");
    expect((await Promise.all([inbox.mark(id, "closed"), inbox.mark(id, "spam")])).toSorted()).toEqual(["marked", "out-of-turn"]);
    expect(await inbox.mark(id, "new")).toBe("out-of-turn");
    expect(await inbox.mark(other, "spam")).toBe("marked");
    expect(await inbox.mark(anId(), "contacted")).toBe("unknown-enquiry");
    const states = (await inbox.enquiries({ kind: "corporate", limit: 9 }))
      .filter((one) => one.id === id || one.id === other)
      .map(({ state }) => state);
    expect(states.filter((state) => state === "new" || state === "contacted")).toEqual([]);
  });

  it("has a number that no other message has, whoever writes at the same time", async () => {
    const { inbox, someone } = kept();
    const customer = await someone();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => inbox.keepMessage({ ...aMessage(), id: anId(), customer, at: now })),
    );
    expect(new Set(numbers).size).toBe(20);
    const last = { ...aMessage({ mobile: null, message: "आदाब\nसब ठीक" }), id: anId(), customer: null, at: now + 1 };
    const number = await inbox.keepMessage(last);
    expect(number).toBeGreaterThan(Math.max(...numbers));
    expect(await inbox.messages(1)).toEqual([{ ...last, number }]);
  });
});
