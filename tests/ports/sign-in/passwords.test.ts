import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPasswords } from "#adapters/memory/sign-in/passwords.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresPasswords } from "#adapters/postgres/sign-in/passwords.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly passwords: Passwords; readonly customers: Customers; readonly sessions: Sessions };
const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return { passwords: memoryPasswords(memory), customers: memoryCustomers(memory), sessions: memorySessions(memory) };
  },
  postgres: () => ({ passwords: postgresPasswords(db), customers: postgresCustomers(db), sessions: postgresSessions(db) }),
};

async function someone({ customers }: Kept) {
  const customer = aNewCustomer();
  await customers.register(customer, now);
  return customer.id;
}

const letter = { kind: "send-sms", mobile: "9876543210", text: "a link" } as const;
let made = 0;

describe.each(Object.entries(adapters))("passwords kept in %s", (place, make) => {
  it("have one first, whoever puts it at the same time", async () => {
    const stored = make();
    const customer = await someone(stored);
    expect(await stored.passwords.of(customer)).toBeNull();
    expect(await stored.passwords.of(customerId("nobody"))).toBeNull();
    const put = await Promise.all(Array.from({ length: 8 }, (_, index) => stored.passwords.putFirst(customer, `hash ${index}`)));
    expect(put.filter((answer) => answer === "put")).toHaveLength(1);
    expect(await stored.passwords.of(customer)).toBe(`hash ${put.indexOf("put")}`);
  });

  it("change from the one that is known, and end the other sessions", async () => {
    const stored = make();
    const customer = await someone(stored);
    await stored.passwords.putFirst(customer, "first");
    const [mine, other] = [await stored.sessions.open(customer, now), await stored.sessions.open(customer, now)];
    const change = (to: string) => stored.passwords.change(customer, { from: "first", to, keep: mine.session.id });
    const changed = await Promise.all([change("second"), change("third"), change("fourth")]);
    expect(changed.filter((answer) => answer === "changed")).toHaveLength(1);
    expect(await stored.sessions.holderOf(mine.bearer, now)).toEqual(mine.session);
    expect(await stored.sessions.holderOf(other.bearer, now)).toBeNull();
    expect(await stored.passwords.change(customer, { from: "first", to: "fifth", keep: sessionId("x") })).toBe("changed-meanwhile");
  });

  it("are set anew by a key, once, in its time, by the last key alone, and end all sessions", async () => {
    const stored = make();
    const customer = await someone(stored);
    const { bearer } = await stored.sessions.open(customer, now);
    const keyHash = `key ${place} ${++made}`;
    await stored.passwords.putResetKey({ customer, keyHash: `${keyHash} former`, until: now + 1000 }, letter);
    await stored.passwords.putResetKey({ customer, keyHash, until: now + 1000 }, letter);
    expect(await stored.passwords.hasResetKey(`${keyHash} former`, now)).toBe(false);
    expect(await stored.passwords.hasResetKey(keyHash, now + 999)).toBe(true);
    expect(await stored.passwords.hasResetKey(keyHash, now + 1000)).toBe(false);
    expect(await stored.passwords.reset(keyHash, "late", now + 1000)).toBe("no-such-key");
    const reset = await Promise.all(Array.from({ length: 8 }, (_, index) => stored.passwords.reset(keyHash, `hash ${index}`, now)));
    expect(reset.filter((answer) => answer === "reset")).toHaveLength(1);
    expect(await stored.passwords.of(customer)).toBe(`hash ${reset.indexOf("reset")}`);
    expect(await stored.sessions.holderOf(bearer, now)).toBeNull();
  });
});
