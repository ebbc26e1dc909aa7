import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONFIRMABLE } from "#core/newsletter/subscriptions.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySubscriptions } from "#adapters/memory/newsletter/subscriptions.ts";
import { postgresSubscriptions } from "#adapters/postgres/newsletter/subscriptions.ts";
import { anEmail } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { SubscriptionKeys, Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly subscriptions: Subscriptions; readonly jobs: () => Promise<number> };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return { subscriptions: memorySubscriptions(memory), jobs: async () => memory.jobs.size };
  },
  postgres: () => ({
    subscriptions: postgresSubscriptions(db),
    async jobs() {
      const { rows } = await sql<{ count: number }>`select count(*) from jobs.job where name = 'send-email'`.execute(db);
      return rows[0]?.count ?? 0;
    },
  }),
};

describe.each(Object.entries(adapters))("subscriptions kept in %s", (name, kept) => {
  let turn = 0;
  /** A subscription that somebody asked for, and the keys that went to its address. */
  async function asked(subscriptions: Subscriptions, email = anEmail(`${name}-${turn++}@example.in`), at = now) {
    const sent: SubscriptionKeys[] = [];
    const letter: Parameters<Subscriptions["ask"]>[1] = (address, keys) => {
      sent.push(keys);
      return { kind: "send-email", email: address, subject: "Please confirm", text: keys.confirm, leave: null };
    };
    await subscriptions.ask(email, letter, at);
    return { email, sent, keys: sent[0] ?? { confirm: "", leave: "" } };
  }

  it("begin when their address confirms, and not by being asked for", async () => {
    const { subscriptions, jobs } = kept();
    const before = await jobs();
    const { email, keys } = await asked(subscriptions);
    expect(await jobs()).toBe(before + 1);
    expect(await subscriptions.confirmed()).not.toContain(email);
    expect(keys.confirm.length).toBeGreaterThanOrEqual(43);
    expect(await subscriptions.confirm(keys.leave, now)).toBeNull();
    expect(await subscriptions.confirm(keys.confirm, now)).toBe(email);
    expect(await subscriptions.confirm(keys.confirm, now + 1)).toBe(email);
    expect(await subscriptions.confirmed()).toContain(email);
  });

  it("are confirmed within a week", async () => {
    const { subscriptions } = kept();
    const { email, keys } = await asked(subscriptions);
    expect(await subscriptions.confirm(keys.confirm, now + CONFIRMABLE + 1)).toBeNull();
    expect(await subscriptions.confirm(keys.confirm, now + CONFIRMABLE)).toBe(email);
  });

  it("end by one click, with everything that was known, and begin anew", async () => {
    const { subscriptions } = kept();
    const { email, keys } = await asked(subscriptions);
    await subscriptions.confirm(keys.confirm, now);
    expect(await subscriptions.leave(keys.confirm)).toBeNull();
    expect(await subscriptions.leave(keys.leave)).toBe(email);
    expect(await subscriptions.leave(keys.leave)).toBeNull();
    expect(await subscriptions.confirm(keys.confirm, now)).toBeNull();
    expect(await subscriptions.confirmed()).not.toContain(email);
    const again = await asked(subscriptions, email);
    expect(await subscriptions.confirm(again.keys.confirm, now)).toBe(email);
  });

  it("of an address that is confirmed send no further letter, and stay", async () => {
    const { subscriptions, jobs } = kept();
    const { email, keys } = await asked(subscriptions);
    await subscriptions.confirm(keys.confirm, now);
    const before = await jobs();
    const again = await asked(subscriptions, email, now + 1);
    expect([again.sent, await jobs()]).toEqual([[], before]);
    expect(await subscriptions.confirmed()).toContain(email);
  });

  it("that are asked for twice are one, and either letter confirms it", async () => {
    const { subscriptions } = kept();
    const email = anEmail(`${name}-twice@example.in`);
    const [one, other] = await Promise.all([asked(subscriptions, email), asked(subscriptions, email)]);
    expect(await subscriptions.confirm(one.keys.confirm, now)).toBe(email);
    expect(await subscriptions.confirm(other.keys.confirm, now)).toBe(email);
    expect((await subscriptions.confirmed()).filter((address) => address === email)).toEqual([email]);
  });

  it("that nobody confirms are forgotten when somebody else asks", async () => {
    const { subscriptions } = kept();
    const { keys } = await asked(subscriptions);
    await asked(subscriptions, anEmail(`${name}-later@example.in`), now + CONFIRMABLE + 1);
    expect(await subscriptions.leave(keys.leave)).toBeNull();
  });

  it("are neither asked for nor written to where the letter can't be made", async () => {
    const { subscriptions, jobs } = kept();
    const before = await jobs();
    const email = anEmail(`${name}-broken@example.in`);
    const broken = subscriptions.ask(
      email,
      () => {
        throw new TypeError("no words");
      },
      now,
    );
    await expect(broken).rejects.toThrow("no words");
    expect(await jobs()).toBe(before);
  });
});
