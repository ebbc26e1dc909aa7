import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPushTokens } from "#adapters/memory/devices/push-tokens.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { postgresPushTokens } from "#adapters/postgres/devices/push-tokens.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { PushTokens } from "#core/devices/push-tokens.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly sessions: Sessions; readonly pushTokens: PushTokens; readonly someone: () => Promise<CustomerId> };
const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return { sessions: memorySessions(memory), pushTokens: memoryPushTokens(memory), someone: async () => customerId(randomUUID()) };
  },
  postgres: () => ({
    sessions: postgresSessions(db),
    pushTokens: postgresPushTokens(db),
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

describe.each(Object.entries(adapters))("sessions kept in %s", (_, kept) => {
  it("open to their bearer token alone", async () => {
    const { sessions, someone } = kept();
    const { session, bearer } = await sessions.open(await someone(), now);
    expect(bearer.length).toBeGreaterThanOrEqual(43);
    expect(await sessions.holderOf(bearer, now)).toEqual(session);
    expect(await sessions.holderOf(`${bearer}x`, now)).toBeNull();
    expect(await sessions.holderOf(session.id, now)).toBeNull();
  });

  it("take the devices that news is pushed to with them when the last one ends", async () => {
    const { sessions, pushTokens, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const { session } = await sessions.open(asha, now);
    const [hers, his] = [randomUUID(), randomUUID()];
    await pushTokens.keep(asha, hers, { at: now, most: 5 });
    await pushTokens.keep(ravi, his, { at: now, most: 5 });
    await sessions.closeAll(asha, session.id);
    expect(await pushTokens.of(asha)).toEqual([hers]);
    await sessions.closeAll(asha, null);
    expect([await pushTokens.of(asha), await pushTokens.of(ravi)]).toEqual([[], [his]]);
  });

  it("live 30 days from their last use", async () => {
    const { sessions, someone } = kept();
    const { session, bearer } = await sessions.open(await someone(), now);
    const nearly = now + SESSION_LIFE - 1;
    expect(await sessions.holderOf(bearer, nearly)).toEqual(session);
    expect(await sessions.holderOf(bearer, nearly + SESSION_LIFE - 1)).toEqual(session);
    expect(await sessions.holderOf(bearer, nearly + 3 * SESSION_LIFE)).toBeNull();
  });

  it("end one by one, or all of a customer but one", async () => {
    const { sessions, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    const [one, two, three, other] = [
      await sessions.open(asha, now),
      await sessions.open(asha, now),
      await sessions.open(asha, now),
      await sessions.open(ravi, now),
    ];
    await sessions.close(one.session.id);
    expect(await sessions.holderOf(one.bearer, now)).toBeNull();
    await sessions.closeAll(asha, two.session.id);
    expect(await sessions.holderOf(two.bearer, now)).toEqual(two.session);
    expect(await sessions.holderOf(three.bearer, now)).toBeNull();
    await sessions.closeAll(asha, null);
    expect(await sessions.holderOf(two.bearer, now)).toBeNull();
    expect(await sessions.holderOf(other.bearer, now)).toEqual(other.session);
  });

  it("tell a recovery from a session: neither opens what the other opens", async () => {
    const { sessions, someone } = kept();
    const asha = await someone();
    const { bearer } = await sessions.openRecovery(asha, now);
    expect(await sessions.holderOf(bearer, now)).toBeNull();
    expect(await sessions.recoveryOf(bearer, now)).toEqual({ recovery: expect.any(String), leaver: asha });
    expect(await sessions.recoveryOf(bearer, now + SESSION_LIFE + 1)).toBeNull();
    const open = await sessions.open(asha, now);
    expect(await sessions.recoveryOf(open.bearer, now)).toBeNull();
    await sessions.closeAll(asha, null);
    expect(await sessions.recoveryOf(bearer, now)).toBeNull();
  });

  it("open what is each bearer's own where many are asked for at once", async () => {
    const { sessions, someone } = kept();
    const [asha, ravi, meera] = [await someone(), await someone(), await someone()];
    const [hers, his, old] = [
      await sessions.open(asha, now),
      await sessions.open(ravi, now),
      await sessions.open(meera, now - SESSION_LIFE - 1),
    ];
    const recovery = await sessions.openRecovery(asha, now);
    const requested = Array.from({ length: 30 }, () => [hers, his, old, recovery, { bearer: "unknown" }, his]).flat();
    const opened = Promise.all(requested.map(({ bearer }) => sessions.holderOf(bearer, now)));
    const recovered = Promise.all(requested.map(({ bearer }) => sessions.recoveryOf(bearer, now)));
    expect(await opened).toEqual(requested.map((one) => (one === hers ? hers.session : one === his ? his.session : null)));
    expect((await recovered).map((one) => one?.leaver ?? null)).toEqual(requested.map((one) => (one === recovery ? asha : null)));
  });
});
