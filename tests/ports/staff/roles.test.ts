import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryRoles } from "#adapters/memory/staff/roles.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresRoles } from "#adapters/postgres/staff/roles.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Roles } from "#core/staff/roles.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly roles: Roles; readonly customers: Customers };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return { roles: memoryRoles(memory), customers: memoryCustomers(memory) };
  },
  postgres: () => ({ roles: postgresRoles(db), customers: postgresCustomers(db) }),
};

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
    const { roles, customers } = kept();
    const nisha = await registered(customers, "Nisha Rao", "5555500101");
    const amit = await registered(customers, "Amit Sen", "5555500102");
    const plain = await registered(customers, "Plain Person", "5555500103");
    expect(await roles.of(nisha.id)).toBe("customer");
    expect(await roles.give(nisha.id, "content")).toBe("given");
    expect(await roles.give(amit.id, "admin")).toBe("given");
    expect(await roles.of(nisha.id)).toBe("content");
    expect(await roles.holders()).toEqual([
      { id: amit.id, name: "Amit Sen", mobile: amit.mobile, email: null, role: "admin" },
      { id: nisha.id, name: "Nisha Rao", mobile: nisha.mobile, email: null, role: "content" },
    ]);
    expect(await roles.of(plain.id)).toBe("customer");
    expect(await roles.give(nisha.id, "customer")).toBe("given");
    expect((await roles.holders()).map(({ name }) => name)).toEqual(["Amit Sen"]);
  });

  it("are nobody's without an account, and nobody's who is blocked", async () => {
    const { roles, customers } = kept();
    expect(await roles.of(customerId(randomUUID()))).toBeNull();
    expect(await roles.give(customerId(randomUUID()), "admin")).toBe("unknown-customer");
    const gone = await registered(customers, "Gone Person", "5555500104");
    await roles.give(gone.id, "admin");
    await customers.block(gone.id);
    expect(await roles.of(gone.id)).toBeNull();
    expect(await roles.give(gone.id, "content")).toBe("unknown-customer");
    expect((await roles.holders()).map(({ name }) => name)).not.toContain("Gone Person");
  });
});
