import { describe, expect, it } from "vitest";
import { customerNamed, customerReferenceIn } from "#core/identity/customer-reference.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aNewCustomer, anEmail, aMobile } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";

const id = "0199c2a4-7f00-7000-8000-00000000000a";

describe("the name of a customer", () => {
  it("is a mobile, an e-mail address or an id, however it is written", () => {
    expect(customerReferenceIn("+91 98765-43210")).toEqual({ kind: "mobile", mobile: "9876543210" });
    expect(customerReferenceIn(" Asha@Niramaya.example")).toEqual({ kind: "email", email: "asha@niramaya.example" });
    expect(customerReferenceIn(` ${id.toUpperCase()} `)).toEqual({ kind: "id", id });
  });

  it.each(["", "12", "asha", "asha@", id.slice(1), `${id}0`, `0${id}`, id.replaceAll("-", ""), id.replace("a", "g")])(
    "is not %j",
    (written) => expect(customerReferenceIn(written)).toBeNull(),
  );

  it("finds whose it is, and nobody else", async () => {
    const customers = memoryCustomers(new Memory());
    const asha = aNewCustomer({ id: customerId(id), mobile: aMobile("9876543210"), email: anEmail("asha@niramaya.example") });
    await customers.register(asha, now);
    for (const written of ["9876543210", "asha@niramaya.example", id])
      expect((await customerNamed(customerReferenceIn(written) ?? expect.unreachable(), customers))?.id).toBe(id);
    for (const written of ["9876543211", "ravi@niramaya.example", id.replace("a", "b")])
      expect(await customerNamed(customerReferenceIn(written) ?? expect.unreachable(), customers)).toBeNull();
  });
});
