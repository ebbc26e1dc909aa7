import { describe, expect, it } from "vitest";
import { makeListAccessesAsStaff } from "#core/consultations/staff/list-accesses-as-staff.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryAccessLog } from "#adapters/memory/consultations/access-log.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { customerId } from "#core/identity/customer-id.ts";

/** Asha, whose health data nobody has read. */
async function shop() {
  const memory = new Memory();
  const [customers, asha] = [memoryCustomers(memory), aNewCustomer()];
  await customers.register(asha, now);
  const needs = { customers, accessLog: memoryAccessLog(memory), auditLog: memoryAuditLog(memory), now: () => now };
  const list = makeListAccessesAsStaff(needs);
  return {
    memory,
    asha: asha.id,
    listed: (id: string, reason: string) => list({ staff: "meera", patient: { kind: "id", id: customerId(id) }, reason, limit: 9 }),
  };
}

describe("who read a patient's health data, for staff", () => {
  it("is answered once the audit log has who asked and why", async () => {
    const { memory, asha, listed } = await shop();
    expect(await listed(asha, " Ticket 17 ")).toEqual(ok([]));
    const subject = { kind: "customer", id: asha };
    expect(memory.audited).toMatchObject([{ who: "meera", action: "access list", subject, details: { reason: "Ticket 17" } }]);
  });

  it("is neither answered nor noted without a reason, or of nobody", async () => {
    const { memory, asha, listed } = await shop();
    expect(await listed(asha, " ")).toEqual(refused({ kind: "no-reason" }));
    expect(await listed("nobody", "Ticket 17")).toEqual(refused({ kind: "unknown-customer" }));
    expect(memory.audited).toEqual([]);
  });
});
