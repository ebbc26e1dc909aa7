import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPushAddresses } from "#adapters/memory/devices/push-addresses.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { postgresPushAddresses } from "#adapters/postgres/devices/push-addresses.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { KeptPushAddress } from "#core/devices/push/push-address.ts";
import type { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Session } from "#core/identity/session.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly addresses: PushAddresses; readonly sessions: Sessions; readonly someone: () => Promise<CustomerId> };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return { addresses: memoryPushAddresses(memory), sessions: memorySessions(memory), someone: async () => customerId(randomUUID()) };
  },
  postgres: () => ({
    addresses: postgresPushAddresses(db),
    sessions: postgresSessions(db),
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

const anAddress = (given: Partial<KeptPushAddress> = {}): KeptPushAddress => {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: "B".repeat(87),
    auth: "a".repeat(22),
    language: "en",
    ...given,
  };
};
const ONCE = { at: now, most: 5 };

describe.each(Object.entries(adapters))("push addresses kept in %s", (_, kept) => {
  const asked = () => {
    const { addresses, sessions, someone } = kept();
    const device = async (customer: CustomerId, at = now): Promise<Session> => (await sessions.open(customer, at)).session;
    return { addresses, sessions, someone, device };
  };
  const without = ({ language: _language, ...address }: KeptPushAddress) => address;

  it("are one a session, that which came last, in the language of its page", async () => {
    const { addresses, someone, device } = asked();
    const asha = await someone();
    const [phone, laptop] = [await device(asha), await device(asha)];
    const [first, second, other] = [anAddress(), anAddress({ language: "hi" }), anAddress()];
    await addresses.keep(phone, first, ONCE);
    await addresses.keep(laptop, other, { ...ONCE, at: now + 1 });
    await addresses.keep(phone, second, { ...ONCE, at: now + 2 });
    expect([await addresses.of(phone), await addresses.of(laptop)]).toEqual([without(second), without(other)]);
    expect(await addresses.ofCustomer(asha, now)).toEqual([second, other]);
    await addresses.remove(phone);
    await addresses.remove(phone);
    expect([await addresses.of(phone), await addresses.ofCustomer(asha, now)]).toEqual([null, [other]]);
  });

  it("go with the browser to whoever switches it on there next", async () => {
    const { addresses, someone, device } = asked();
    const [asha, ravi] = [await someone(), await someone()];
    const [hers, his] = [await device(asha), await device(ravi)];
    const address = anAddress();
    await addresses.keep(hers, address, ONCE);
    await addresses.keep(his, address, ONCE);
    expect([await addresses.ofCustomer(asha, now), await addresses.ofCustomer(ravi, now)]).toEqual([[], [address]]);
    await addresses.remove(hers);
    expect(await addresses.ofCustomer(ravi, now)).toEqual([address]);
  });

  it("end with their session, however that ends, and none is kept for one that has ended", async () => {
    const { addresses, sessions, someone, device } = asked();
    const asha = await someone();
    const [one, two, three] = [await device(asha), await device(asha), await device(asha, now - SESSION_LIFE - 1)];
    const [first, second] = [anAddress(), anAddress()];
    await addresses.keep(one, first, ONCE);
    await addresses.keep(two, second, { ...ONCE, at: now + 1 });
    await addresses.keep(three, anAddress(), ONCE);
    expect(await addresses.ofCustomer(asha, now)).toEqual([second, first]); // The third was not used for too long.
    await sessions.close(one.id);
    expect([await addresses.of(one), await addresses.ofCustomer(asha, now)]).toEqual([null, [second]]);
    await addresses.keep(one, first, ONCE);
    expect(await addresses.ofCustomer(asha, now)).toEqual([second]);
    await sessions.closeAll(asha, null);
    expect(await addresses.ofCustomer(asha, now)).toEqual([]);
  });

  it("are so many at most, also when all come at once, and those stored longest ago go", async () => {
    const { addresses, someone, device } = asked();
    const asha = await someone();
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, nth) => ({ session: await device(asha), address: anAddress(), nth })),
    );
    await Promise.all(all.map(({ session, address, nth }) => addresses.keep(session, address, { at: now + nth, most: 8 })));
    expect(await addresses.ofCustomer(asha, now)).toEqual(all.map(({ address }) => address).toReversed());
    const last = anAddress();
    await addresses.keep(await device(asha), last, { at: now + 9, most: 3 });
    expect(await addresses.ofCustomer(asha, now)).toEqual([
      last,
      ...all
        .slice(6)
        .map(({ address }) => address)
        .toReversed(),
    ]);
  });

  it("follow a browser that proves to be the same, and no other", async () => {
    const { addresses, someone, device } = asked();
    const asha = await someone();
    const [phone, laptop] = [await device(asha), await device(asha)];
    const [address, other] = [anAddress({ language: "hi" }), anAddress()];
    await addresses.keep(phone, address, { ...ONCE, at: now + 1 });
    await addresses.keep(laptop, other, ONCE);
    const moved = anAddress({ auth: "c".repeat(22) });
    await addresses.move({ endpoint: address.endpoint, auth: "b".repeat(22) }, without(moved));
    await addresses.move({ endpoint: "https://fcm.googleapis.com/nobody", auth: address.auth }, without(moved));
    await addresses.move(address, without(other));
    expect(await addresses.ofCustomer(asha, now)).toEqual([address, other]);
    await addresses.move(address, without(moved));
    expect(await addresses.ofCustomer(asha, now)).toEqual([{ ...moved, language: "hi" }, other]);
    const keys = { ...without(moved), p256dh: `B${"d".repeat(86)}` };
    await addresses.move(moved, keys);
    expect(await addresses.of(phone)).toEqual(keys);
  });

  it("are forgotten by endpoint and secret", async () => {
    const { addresses, someone, device } = asked();
    const asha = await someone();
    const address = anAddress();
    await addresses.keep(await device(asha), address, ONCE);
    await addresses.forget({ endpoint: address.endpoint, auth: "b".repeat(22) });
    expect(await addresses.ofCustomer(asha, now)).toEqual([address]);
    await addresses.forget(address);
    expect(await addresses.ofCustomer(asha, now)).toEqual([]);
  });
});
