import { keptJobs } from "#tests/kept-jobs.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { RESTORABLE_DAYS } from "#core/identity/account-status.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { makeBlockCustomer } from "#core/staff/block-customer.use-case.ts";
import { memoryCustomers, memoryDepartures } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memorySessions } from "#adapters/memory/identity/sessions.ts";
import { memoryAccounts } from "#adapters/memory/staff/accounts.ts";
import { apiKeyHash, postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { postgresAccounts } from "#adapters/postgres/staff/accounts.ts";
import { aNewCustomer, anEmail, anotherMobile } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customers, NewCustomer } from "#core/identity/customers.port.ts";
import type { Departures } from "#core/identity/departures.port.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Accounts } from "#core/staff/accounts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = {
  readonly customers: Customers;
  readonly departures: Departures;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  /** Says that a company's app brought the customer. */
  bring(id: CustomerId, app: string, apiKey: string): Promise<void>;
  referenceCodeOf(id: CustomerId): Promise<string | null | undefined>;
  /** What is told of the person in the account, whatever its status. */
  personOf(id: CustomerId): Promise<object | undefined>;
  /** When erasures are due. */
  erasures(id: CustomerId): Promise<readonly number[]>;
};

const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return {
      customers: memoryCustomers(memory),
      departures: memoryDepartures(memory),
      sessions: memorySessions(memory),
      accounts: memoryAccounts(memory),
      async bring(id, app, apiKey) {
        memory.aggregators.set(app, apiKey);
        const stored = memory.customers.get(id);
        if (stored !== undefined) memory.customers.set(id, { ...stored, customer: { ...stored.customer, aggregator: app } });
      },
      referenceCodeOf: async (id) => memory.customers.get(id)?.referenceCode,
      personOf: async (id) => memory.customers.get(id)?.customer,
      erasures: async (id) =>
        keptJobs(memory).flatMap(({ job, notBefore }) => (job.kind === "erase-account" && job.customer === id ? [notBefore ?? 0] : [])),
    };
  },
  postgres: () => ({
    customers: postgresCustomers(db),
    departures: postgresDepartures(db),
    sessions: postgresSessions(db),
    accounts: postgresAccounts(db),
    async bring(id, app, apiKey) {
      await db
        .insertInto("aggregator")
        .values({ name: app, api_key_hash: apiKeyHash(apiKey) })
        .execute();
      await db.updateTable("customer").set({ aggregator: app }).where("id", "=", id).execute();
    },
    async referenceCodeOf(id) {
      const row = await db.selectFrom("customer").select("reference_code").where("id", "=", id).executeTakeFirst();
      return row?.reference_code;
    },
    personOf(id) {
      return db.selectFrom("customer").select(["mobile", "email", "gender", "birthdate"]).where("id", "=", id).executeTakeFirst();
    },
    async erasures(id) {
      const { rows } = await erasuresOf(id);
      return rows.map(({ due }) => due.getTime());
    },
  }),
};

const block = (accounts: Accounts, id: CustomerId, to: "blocked" | "unblocked" = "blocked") =>
  makeBlockCustomer({ accounts, now: () => now })("kabir", { name: { kind: "id", id }, to });

const erasuresOf = async (id: CustomerId) => {
  const { sql } = await import("kysely");
  return sql<{
    due: Date;
  }>`select start_after as due from jobs.job where name = 'erase-account' and data ->> 'customer' = ${id} order by 1`.execute(db);
};

async function registered(customers: Customers, given: Partial<NewCustomer> = {}): Promise<NewCustomer> {
  const customer = aNewCustomer({ mobile: anotherMobile(), ...given });
  expect(await customers.register(customer, now)).toBe("registered");
  expect([await customers.joinedAt(customer.id), await customers.joinedAt(customerId("nobody"))]).toEqual([now, null]);
  return customer;
}

describe.each(Object.entries(adapters))("customers kept in %s", (place, kept) => {
  it("are found by id, mobile and e-mail address, as they registered", async () => {
    const { customers } = kept();
    const email = anEmail(`asha-${place}@example.com`);
    const {
      referenceCode: _,
      inviteCode: __,
      invitedBy: ___,
      ...given
    } = await registered(customers, { email, gender: "female", birthdate: day("1990-02-28") });
    const customer = { ...given, role: "customer", aggregator: null, status: { kind: "staying" } };
    expect(await customers.withId(given.id)).toEqual(customer);
    expect(given.mobile !== null && (await customers.withMobile(given.mobile))).toEqual(customer);
    expect(await customers.withEmail(email)).toEqual(customer);
    expect(await customers.withId(customerId("nobody"))).toBeNull();
    expect(await customers.withMobile(anotherMobile())).toBeNull();
    expect(await customers.withEmail(anEmail("nobody@example.com"))).toBeNull();
  });

  it("share no mobile and no e-mail address, also when all come at once", async () => {
    const { customers } = kept();
    const [mobile, email] = [anotherMobile(), anEmail(`shared-${place}@example.com`)];
    const byMobile = await Promise.all(Array.from({ length: 12 }, () => customers.register(aNewCustomer({ mobile }), now)));
    expect(byMobile.toSorted()).toEqual([...Array.from({ length: 11 }, () => "mobile-taken"), "registered"]);
    const byEmail = await Promise.all(Array.from({ length: 12 }, () => customers.register(aNewCustomer({ email }), now)));
    expect(byEmail.toSorted()).toEqual([...Array.from({ length: 11 }, () => "email-taken"), "registered"]);
    const [one, other] = [await registered(customers), await registered(customers)];
    const wanted = anotherMobile();
    const put = await Promise.all([one, other].map(({ id }) => customers.putMobile(id, wanted)));
    expect(put.toSorted()).toEqual(["saved", "taken"]);
    expect(await customers.putMobile(one.id, mobile)).toBe("taken");
    expect(await customers.putEmail(one.id, email)).toBe("taken");
    expect(await customers.putEmail(one.id, anEmail(`own-${place}@example.com`))).toBe("saved");
    expect((await customers.withId(one.id))?.email).toBe(`own-${place}@example.com`);
  });

  it("are found by their invite codes, of which no two are one, also when all come at once", async () => {
    const { customers } = kept();
    const { id, inviteCode } = await registered(customers);
    const { inviteCode: unknown } = aNewCustomer();
    expect([await customers.withInviteCode(inviteCode), await customers.withInviteCode(unknown)]).toEqual([id, null]);
    const alike = Array.from({ length: 8 }, () => aNewCustomer({ mobile: anotherMobile(), inviteCode: unknown }));
    const made = await Promise.all(alike.map((one) => customers.register(one, now)));
    expect(made.toSorted()).toEqual([...Array.from({ length: 7 }, () => "invite-code-taken"), "registered"]);
    expect(await customers.register(aNewCustomer({ inviteCode }), now)).toBe("invite-code-taken");
  });

  it("keep who came by somebody's invitation, once and only with the account", async () => {
    const { customers } = kept();
    const inviter = await registered(customers);
    const invited = await registered(customers, { invitedBy: inviter.id });
    expect(await customers.inviteOf(inviter.id)).toEqual({ code: inviter.inviteCode, isInvited: false });
    expect(await customers.inviteOf(invited.id)).toEqual({ code: invited.inviteCode, isInvited: true });
    const again = aNewCustomer({ mobile: invited.mobile, invitedBy: inviter.id });
    expect(await customers.register(again, now)).toBe("mobile-taken");
    expect(await customers.inviteOf(again.id)).toEqual({ code: null, isInvited: false });
  });

  it("have the doctor's code that they came with first", async () => {
    const { customers, referenceCodeOf } = kept();
    const [sent, other] = [await registered(customers, { referenceCode: "DR-1" }), await registered(customers)];
    for (const code of ["DR-2", "DR-3"]) for (const { id } of [sent, other]) await customers.attachReferenceCode(id, code);
    expect([await referenceCodeOf(sent.id), await referenceCodeOf(other.id)]).toEqual(["DR-1", "DR-2"]);
    await customers.attachReferenceCode(customerId("nobody"), "DR-1");
  });

  it("are brought by a company's app, whose key is told from others", async () => {
    const { customers, bring } = kept();
    const [brought, other] = [await registered(customers), await registered(customers)];
    await bring(brought.id, `Wellbeing ${place}`, "K");
    expect((await customers.withId(brought.id))?.aggregator).toBe(`Wellbeing ${place}`);
    expect(await customers.isBroughtBy(brought.id, "K")).toBe(true);
    expect(await customers.isBroughtBy(brought.id, "k")).toBe(false);
    expect(await customers.isBroughtBy(other.id, "K")).toBe(false);
  });

  it("are blocked and signed out at once, and unblocked", async () => {
    const { customers, sessions, departures, accounts } = kept();
    const { id } = await registered(customers);
    const { bearer } = await sessions.open(id, now);
    expect(await block(accounts, id)).toEqual(ok(id));
    expect(await sessions.holderOf(bearer, now)).toBeNull();
    expect((await customers.withId(id))?.status).toEqual({ kind: "blocked" });
    expect(await block(accounts, id)).toEqual(refused({ kind: "as-before" }));
    expect(await departures.begin(id, now)).toBe("not-staying");
    expect(await sessions.holderOf((await sessions.open(id, now)).bearer, now)).toBeNull();
    expect(await block(accounts, id, "unblocked")).toEqual(ok(id));
    expect(await block(accounts, id, "unblocked")).toEqual(refused({ kind: "as-before" }));
    expect(await block(accounts, customerId("nobody"))).toEqual(refused({ kind: "unknown-customer" }));
  });
});

describe.each(Object.entries(adapters))("somebody who is blocked while signing in, kept in %s", (_, kept) => {
  it("is signed in nowhere afterwards", async () => {
    const { customers, sessions, accounts } = kept();
    const { id } = await registered(customers);
    const opening = Array.from({ length: 8 }, () => sessions.open(id, now));
    const blocking = block(accounts, id);
    const late = Array.from({ length: 8 }, () => sessions.open(id, now));
    const bearers = (await Promise.all([...opening, ...late])).map(({ bearer }) => bearer);
    expect(await blocking).toEqual(ok(id));
    for (const bearer of bearers) expect(await sessions.holderOf(bearer, now)).toBeNull();
  });
});

const DAY = 24 * 60 * 60 * 1000;
const due = now + RESTORABLE_DAYS * DAY;

describe.each(Object.entries(adapters))("departures kept in %s", (_, kept) => {
  it("begin once, end all sessions and have the erasure put for its day", async () => {
    const { customers, departures, sessions, erasures } = kept();
    const { id } = await registered(customers);
    const { bearer } = await sessions.open(id, now);
    const begun = await Promise.all(Array.from({ length: 8 }, () => departures.begin(id, now)));
    expect(begun.filter((answer) => answer === "leaving")).toHaveLength(1);
    expect(await sessions.holderOf(bearer, now)).toBeNull();
    expect((await customers.withId(id))?.status).toEqual({ kind: "leaving", erasedFrom: due });
    expect(await erasures(id)).toEqual([due]);
  });

  it("end by a recovery, which then is a session", async () => {
    const { customers, departures, sessions } = kept();
    const { id } = await registered(customers);
    await departures.begin(id, now);
    const { bearer } = await sessions.openRecovery(id, now);
    const recovery = await sessions.recoveryOf(bearer, now);
    if (recovery === null) throw new Error("the recovery is not kept");
    const ended = await Promise.all(Array.from({ length: 8 }, () => departures.end(recovery, due - 1)));
    expect(new Set(ended)).toEqual(new Set(["restored"]));
    expect((await sessions.holderOf(bearer, due - 1))?.customer).toBe(id);
    expect(await sessions.recoveryOf(bearer, due - 1)).toBeNull();
    await departures.comeDue(id, due);
    expect((await customers.withId(id))?.status).toEqual({ kind: "staying" });
  });

  it("end by each recovery that was opened meanwhile, on whatever device", async () => {
    const { customers, departures, sessions } = kept();
    const { id } = await registered(customers);
    await departures.begin(id, now);
    const { bearer: first } = await sessions.openRecovery(id, now);
    const { bearer: second } = await sessions.openRecovery(id, now);
    for (const bearer of [first, second]) {
      const recovery = await sessions.recoveryOf(bearer, now);
      expect(recovery !== null && (await departures.end(recovery, now))).toBe("restored");
      expect((await sessions.holderOf(bearer, now))?.customer).toBe(id);
    }
  });

  it("leave no code and no invitation behind, and whoever was invited stays", async () => {
    const { customers, departures } = kept();
    const first = await registered(customers);
    const leaver = await registered(customers, { invitedBy: first.id });
    const invited = await registered(customers, { invitedBy: leaver.id });
    await departures.begin(leaver.id, now);
    expect(await customers.withInviteCode(leaver.inviteCode)).toBe(leaver.id);
    await departures.comeDue(leaver.id, due);
    expect(await customers.withInviteCode(leaver.inviteCode)).toBeNull();
    expect(await customers.inviteOf(leaver.id)).toEqual({ code: null, isInvited: false });
    expect(await customers.inviteOf(invited.id)).toEqual({ code: invited.inviteCode, isInvited: false });
    const late = await registered(customers, { invitedBy: leaver.id });
    expect(await customers.inviteOf(late.id)).toEqual({ code: late.inviteCode, isInvited: false });
    await departures.comeDue(leaver.id, due + 183 * DAY);
    const later = await registered(customers, { invitedBy: leaver.id });
    expect(await customers.inviteOf(later.id)).toMatchObject({ isInvited: false });
    expect((await customers.withId(invited.id))?.status).toEqual({ kind: "staying" });
    expect(await customers.withInviteCode(first.inviteCode)).toBe(first.id);
  });

  it("come due at their time and not before, done once however often they are done", async () => {
    const { customers, departures, sessions, erasures, personOf } = kept();
    const { id, mobile } = await registered(customers, { gender: "male", birthdate: day("1980-01-01") });
    expect(await personOf(id)).toMatchObject({ mobile, gender: "male", birthdate: "1980-01-01" });
    await departures.begin(id, now);
    const { bearer } = await sessions.openRecovery(id, now);
    await departures.comeDue(id, due - 1);
    const recovery = await sessions.recoveryOf(bearer, due - 1);
    expect(recovery).not.toBeNull();
    expect(recovery !== null && (await departures.end(recovery, due))).toBe("too-late");
    await Promise.all(Array.from({ length: 4 }, () => departures.comeDue(id, due)));
    expect(await customers.withId(id)).toBeNull();
    expect(await personOf(id)).toMatchObject({ mobile: null, email: null, gender: null, birthdate: null });
    expect(mobile !== null && (await customers.withMobile(mobile))).toBeNull();
    expect(await sessions.recoveryOf(bearer, due)).toBeNull();
    expect(await customers.register(aNewCustomer({ mobile }), due)).toBe("registered");
    const forgotten = due + 183 * DAY;
    expect(await erasures(id)).toEqual([due, forgotten]);
    await departures.comeDue(id, forgotten - 1);
    await departures.comeDue(id, forgotten);
    await departures.comeDue(id, forgotten);
    expect(await erasures(id)).toEqual([due, forgotten]);
  });
});
