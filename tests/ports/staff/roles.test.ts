import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { makeBlockCustomer } from "#core/staff/block-customer.use-case.ts";
import { makeGiveRole } from "#core/staff/give-role.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAccounts } from "#adapters/memory/staff/accounts.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { memoryRoles } from "#adapters/memory/staff/roles.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAccounts } from "#adapters/postgres/staff/accounts.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresRoles } from "#adapters/postgres/staff/roles.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Role } from "#core/identity/customer.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Accounts } from "#core/staff/accounts.port.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { Roles } from "#core/staff/roles.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly roles: Roles; readonly customers: Customers; readonly accounts: Accounts; readonly log: AuditLog };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return {
      roles: memoryRoles(memory),
      customers: memoryCustomers(memory),
      accounts: memoryAccounts(memory),
      log: memoryAuditLog(memory),
    };
  },
  postgres: () => ({
    roles: postgresRoles(db),
    customers: postgresCustomers(db),
    accounts: postgresAccounts(db),
    log: postgresAuditLog(db),
  }),
};

const give = (accounts: Accounts, id: CustomerId, role: Role) =>
  makeGiveRole({ accounts, now: () => now })("kabir", { name: { kind: "id", id }, role });
const unknown = refused({ kind: "unknown-customer" });

const read = <Value>(value: Value | null): Value => {
  if (value === null) throw new RangeError("a test wrote what is none");
  return value;
};

describe.each(Object.entries(adapters))("roles kept in %s", (_, kept) => {
  async function registered(customers: Customers, written: string, mobile: string) {
    const customer = {
      id: customerId(randomUUID()),
      name: read(fullNameIn(written)),
      mobile: read(mobileIn(mobile)),
      email: null,
      gender: null,
      birthdate: null,
      referenceCode: null,
      inviteCode: aNewCustomer().inviteCode,
      invitedBy: null,
    };
    await customers.register(customer, now);
    return customer;
  }

  it("are a customer's at first, another's once given, and taken again; listed by name", async () => {
    const { roles, customers, accounts, log } = kept();
    const nisha = await registered(customers, "Nisha Rao", "5555500101");
    const amit = await registered(customers, "Amit Sen", "5555500102");
    const plain = await registered(customers, "Plain Person", "5555500103");
    expect(await roles.of(nisha.id)).toBe("customer");
    expect(await give(accounts, nisha.id, "content")).toEqual(ok(expect.objectContaining({ id: nisha.id, role: "content" })));
    expect(await give(accounts, amit.id, "admin")).toMatchObject({ kind: "ok" });
    expect(await roles.of(nisha.id)).toBe("content");
    expect(await roles.holders()).toEqual([
      { id: amit.id, name: "Amit Sen", mobile: amit.mobile, email: null, role: "admin" },
      { id: nisha.id, name: "Nisha Rao", mobile: nisha.mobile, email: null, role: "content" },
    ]);
    expect(await roles.of(plain.id)).toBe("customer");
    expect(await give(accounts, nisha.id, "customer")).toMatchObject({ kind: "ok" });
    expect((await roles.holders()).map(({ name }) => name)).toEqual(["Amit Sen"]);
    const subject = { kind: "customer", id: nisha.id } as const;
    const [taken, given] = await log.list({ subject, before: null, limit: 9 });
    expect(taken).toMatchObject({ at: now, who: "kabir", action: "staff give", subject, details: { from: "content", to: "customer" } });
    expect(given).toMatchObject({ action: "staff give", details: { from: "customer", to: "content" } });
  });

  it("are nobody's without an account, and nobody's who is blocked", async () => {
    const { roles, customers, accounts, log } = kept();
    expect(await roles.of(customerId(randomUUID()))).toBeNull();
    expect(await give(accounts, customerId(randomUUID()), "admin")).toEqual(unknown);
    const gone = await registered(customers, "Gone Person", "5555500104");
    await give(accounts, gone.id, "admin");
    const block = makeBlockCustomer({ accounts, now: () => now });
    await block("kabir", { name: { kind: "mobile", mobile: gone.mobile }, to: "blocked" });
    expect(await roles.of(gone.id)).toBeNull();
    expect(await give(accounts, gone.id, "content")).toEqual(unknown);
    expect(await log.list({ subject: { kind: "customer", id: gone.id }, before: null, limit: 9 })).toHaveLength(2);
    expect((await roles.holders()).map(({ name }) => name)).not.toContain("Gone Person");
  });
});
