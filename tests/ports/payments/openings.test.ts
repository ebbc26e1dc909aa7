import { keptJobs } from "#tests/kept-jobs.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryOpenings } from "#adapters/memory/payments/openings.ts";
import { postgresOpenings } from "#adapters/postgres/payments/openings.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Openings } from "#core/payments/openings.port.ts";
import type { Opening } from "#core/payments/payment-provider.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly openings: Openings; readonly laterOf: (event: string) => Promise<readonly unknown[]> };
const places: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    const jobs = () => keptJobs(memory).map(({ job }) => job);
    return {
      openings: memoryOpenings(memory),
      laterOf: async (id) => jobs().filter((job) => job.kind === "hear-payment" && job.event.id === id),
    };
  },
  postgres: () => ({
    openings: postgresOpenings(db),
    async laterOf(id) {
      const { rows } = await sql<{
        data: object;
      }>`select data from jobs.job where name = 'hear-payment' and data -> 'event' ->> 'id' = ${id}`.execute(db);
      return rows.map(({ data }) => ({ kind: "hear-payment", ...data }));
    },
  }),
};

const anOpening = (given: Partial<Opening> = {}): Opening => ({
  provider: "razorpay",
  providerOrder: `order_${randomUUID()}`,
  payable: payableId(randomUUID()),
  amount: paise(10_000),
  ...given,
});

describe.each(Object.entries(places))("what providers opened, kept in %s", (_, make) => {
  it("is one for a payable and a provider, the first, however many come at once", async () => {
    const { openings } = make();
    const { payable } = anOpening();
    const several = Array.from({ length: 20 }, () => anOpening({ payable }));
    const stored = await Promise.all(several.map((opening) => openings.keep(opening, now)));
    expect(new Set(stored.map(({ providerOrder }) => providerOrder)).size).toBe(1);
    expect(several.map(({ providerOrder }) => providerOrder)).toContain(stored[0]?.providerOrder);
    const other = anOpening({ payable, provider: "sandbox" });
    expect(await openings.keep(other, now)).toMatchObject(other);
    expect((await openings.of(payable)).map(({ providerOrder }) => providerOrder)).toEqual([stored[0]?.providerOrder, other.providerOrder]);
  });

  it("is found by its payable and by the provider's id, of that provider alone", async () => {
    const { openings } = make();
    const opening = anOpening();
    await openings.keep(opening, now);
    const found = { ...opening, lookedAt: null };
    expect(await openings.of(opening.payable)).toEqual([found]);
    expect(await openings.withOrder("razorpay", opening.providerOrder)).toEqual(found);
    expect(await openings.withOrder("sandbox", opening.providerOrder)).toBeNull();
    expect(await openings.withOrder("razorpay", "another")).toBeNull();
  });

  it("knows when the provider was last asked", async () => {
    const { openings } = make();
    const [opening, other] = [anOpening(), anOpening()];
    for (const one of [opening, other]) await openings.keep(one, now);
    for (const at of [now, now + 1_000]) await openings.looked(opening, at);
    expect(await openings.of(opening.payable)).toMatchObject([{ lookedAt: now + 1_000 }]);
    expect(await openings.of(other.payable)).toMatchObject([{ lookedAt: null }]);
  });

  it("keeps what is told of an order that isn't known, once, to be heard again", async () => {
    const { openings, laterOf } = make();
    const id = `${randomUUID()}/captured`;
    const told = { id, payment: "pay_1", kind: "captured", amount: paise(10_000), at: now } as const;
    const event = { ...told, provider: "razorpay" };
    const news = { kind: "payment", providerOrder: "order_later", event } as const;
    await Promise.all([1, 2, 3].map(() => openings.hearLater("razorpay", news)));
    expect(await laterOf(id)).toEqual([{ kind: "hear-payment", provider: "razorpay", providerOrder: "order_later", event: told }]);
  });
});
