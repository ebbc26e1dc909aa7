import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMarkEnquiry } from "#core/contact/mark-enquiry.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryInbox } from "#adapters/memory/contact/inbox.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { postgresInbox } from "#adapters/postgres/contact/inbox.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { aMessage, anEnquiry } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { EnquiryState } from "#core/contact/enquiry-state.ts";
import type { Inbox } from "#core/contact/inbox.port.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

type Kept = { readonly inbox: Inbox; readonly log: AuditLog; readonly someone: () => Promise<CustomerId> };
const adapters: Record<string, () => Kept> = {
  memory() {
    const memory = new Memory();
    return { inbox: memoryInbox(memory), log: memoryAuditLog(memory), someone: async () => customerId(randomUUID()) };
  },
  postgres: () => ({
    inbox: postgresInbox(db),
    log: postgresAuditLog(db),
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

const isNew = <Sent>(enquiry: Sent) => ({ ...enquiry, state: "new" });
const anId = () => randomUUID();

describe.each(Object.entries(adapters))("what people wrote, kept in %s,", (_, kept) => {
  it("is listed as it was sent, what came last first, and by kind", async () => {
    const { inbox, someone } = kept();
    const plain = { ...anEnquiry(), id: anId(), kind: "hospital" as const, customer: null, at: now };
    const full = {
      ...anEnquiry({ about: "parivar", email: null }),
      id: anId(),
      kind: "health-plan" as const,
      customer: await someone(),
      at: now + 1,
    };
    const company = {
      ...anEnquiry({ company: { employees: 1_200, sites: 3 } }),
      id: anId(),
      kind: "corporate" as const,
      customer: null,
      at: now - 1,
    };
    await inbox.keepEnquiry(full);
    await inbox.keepEnquiry(plain);
    expect(await inbox.enquiries({ kind: "corporate", limit: 5 })).toEqual([]);
    await inbox.keepEnquiry(company);
    expect(await inbox.enquiries({ kind: null, limit: 2 })).toEqual([full, plain].map(isNew));
    expect(await inbox.enquiries({ kind: "hospital", limit: 1 })).toEqual([isNew(plain)]);
    expect(await inbox.enquiries({ kind: "corporate", limit: 5 })).toEqual([isNew(company)]);
  });

  it("goes from new over contacted to closed, or aside as spam, and never back, whoever marks it at the same time", async () => {
    const { inbox, log } = kept();
    const mark = (id: string, state: EnquiryState) => makeMarkEnquiry({ inbox, now: () => now })("kabir", { id, state });
    const outOfTurn = refused({ kind: "out-of-turn" });
    const [id, other] = [anId(), anId()];
    for (const one of [id, other]) await inbox.keepEnquiry({ ...anEnquiry(), id: one, kind: "corporate", customer: null, at: now });
    expect(await mark(id, "closed")).toEqual(outOfTurn);
    expect(await mark(id, "contacted")).toEqual(ok("contacted"));
    expect(await mark(id, "contacted")).toEqual(ok("contacted"));
    const both = await Promise.all([mark(id, "closed"), mark(id, "spam")]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["ok", "refused"]);
    expect(both).toContainEqual(outOfTurn);
    expect(await mark(id, "new")).toEqual(outOfTurn);
    expect(await mark(other, "spam")).toEqual(ok("spam"));
    expect(await mark(anId(), "contacted")).toEqual(refused({ kind: "unknown-enquiry" }));
    const entry = { at: now, who: "kabir", action: "inbox mark", subject: { kind: "enquiry", id: other }, details: { to: "spam" } };
    expect(await log.list({ subject: { kind: "enquiry", id: other }, before: null, limit: 9 })).toEqual([
      { ...entry, number: expect.any(Number) },
    ]);
    const ofBoth = await log.list({ subject: { kind: "enquiry", id }, before: null, limit: 9 });
    expect(ofBoth.map(({ details }) => details["to"] === "contacted")).toEqual([false, true, true]);
    const states = (await inbox.enquiries({ kind: "corporate", limit: 9 }))
      .filter((one) => one.id === id || one.id === other)
      .map(({ state }) => state);
    expect(states.filter((state) => state === "new" || state === "contacted")).toEqual([]);
  });

  it("has a number that no other message has, whoever writes at the same time", async () => {
    const { inbox, someone } = kept();
    const customer = await someone();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => inbox.keepMessage({ ...aMessage(), id: anId(), customer, at: now })),
    );
    expect(new Set(numbers).size).toBe(20);
    const last = { ...aMessage({ mobile: null, message: "आदाब\nसब ठीक" }), id: anId(), customer: null, at: now + 1 };
    const number = await inbox.keepMessage(last);
    expect(number).toBeGreaterThan(Math.max(...numbers));
    expect(await inbox.messages(1)).toEqual([{ ...last, number }]);
  });
});
