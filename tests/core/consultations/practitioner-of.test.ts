import { describe, expect, it } from "vitest";
import { makePractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";

describe("who somebody is as a practitioner", () => {
  it("is told by the mobile of their account alone, also where they made that account later", async () => {
    const memory = new Memory();
    const sunanda = aPractitioner("sunanda", { account: aMobile("9820012345"), isActive: false });
    memory.practitioners.set(sunanda.practitioner.id, sunanda);
    const practitionerOf = makePractitionerOf({ customers: memoryCustomers(memory), practitioners: memoryPractitioners(memory) });
    const [later, other, none] = [customerId("later"), customerId("other"), customerId("none")];
    expect(await practitionerOf(later)).toBeNull();
    const email = (name: string) => anEmail(`${name}@example.in`);
    const customers = memoryCustomers(memory);
    await customers.register(aNewCustomer({ id: later, mobile: aMobile("9820012345"), email: email("later") }), now);
    await customers.register(aNewCustomer({ id: other, mobile: aMobile("9820054321"), email: email("other") }), now);
    await customers.register(aNewCustomer({ id: none, mobile: null, email: email("none") }), now);
    expect(await practitionerOf(later)).toEqual(sunanda.practitioner);
    expect([await practitionerOf(other), await practitionerOf(none)]).toEqual([null, null]);
  });
});
