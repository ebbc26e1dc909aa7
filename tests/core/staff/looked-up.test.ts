import { describe, expect, it } from "vitest";
import { makeListBookingsToStaff } from "#core/consultations/staff/look-at-bookings.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { allLookedUp, lookedUp } from "#core/staff/looked-up.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import type { AuditEntry } from "#core/staff/audit-log.port.ts";

const look = { who: "meera", action: "order show", subject: { kind: "order", id: "o-1" }, details: { number: "NM1" } };

/** A log whose entry takes its time, and what it has so far. */
function slowly() {
  const noted: AuditEntry[] = [];
  let write = (): void => {};
  const log = {
    add: (entry: AuditEntry) =>
      new Promise<void>((resolve) => {
        write = () => {
          noted.push(entry);
          resolve();
        };
      }),
  };
  return { notes: { log, now: () => now }, noted, write: () => write() };
}

describe("what staff look up", () => {
  it("is answered once the log has who looked, and not before", async () => {
    const { notes, noted, write } = slowly();
    const seen: unknown[] = [];
    const answer = lookedUp(notes, "an address", () => look).then((found) => seen.push([found, [...noted]]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).toEqual([]);
    write();
    await answer;
    expect(seen).toEqual([["an address", [{ at: now, ...look }]]]);
  });

  it("is not noted where nothing is found, be it one thing or a list", async () => {
    const memory = new Memory();
    const notes = { log: memoryAuditLog(memory), now: () => now };
    expect(await lookedUp(notes, null, () => look)).toBeNull();
    expect(await allLookedUp(notes, [], () => look)).toEqual([]);
    expect(memory.audited).toEqual([]);
    expect(await allLookedUp(notes, ["a", "b"], ({ length: count }) => ({ ...look, details: { count } }))).toEqual(["a", "b"]);
    expect(memory.audited).toMatchObject([{ who: "meera", details: { count: 2 } }]);
  });

  it("is kept from them where the log can't be written", async () => {
    const down = new PortUnavailable("audit log", new Error("down"));
    const notes = { log: { add: () => Promise.reject(down) }, now: () => now };
    await expect(lookedUp(notes, "an address", () => look)).rejects.toBe(down);
    await expect(allLookedUp(notes, ["an address"], () => look)).rejects.toBe(down);
  });

  it("is of a customer also where they have no booking, and of nobody where nobody is named so", async () => {
    const memory = new Memory();
    const customers = memoryCustomers(memory);
    const asha = aNewCustomer();
    await customers.register(asha, now);
    const bookings = { all: async () => [] };
    const list = makeListBookingsToStaff({ bookings, customers, log: memoryAuditLog(memory), now: () => now });
    const asked = { state: null, after: null, limit: 9 };
    expect(await list("meera", { ...asked, customer: null })).toEqual(ok([]));
    expect(await list("meera", { ...asked, customer: { kind: "id", id: customerId("somebody") } })).toEqual(
      refused({ kind: "unknown-customer" }),
    );
    expect(memory.audited).toEqual([]);
    expect(await list("meera", { ...asked, customer: { kind: "id", id: asha.id } })).toEqual(ok([]));
    expect(memory.audited).toMatchObject([{ action: "booking list", subject: { kind: "customer", id: asha.id }, details: { count: 0 } }]);
  });
});
