import { describe, expect, it } from "vitest";
import { ENQUIRY_KINDS } from "#core/contact/enquiry.ts";
import { statesBefore } from "#core/contact/enquiry-state.ts";
import { makeGetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { makeReadInbox, MOST_READ } from "#core/contact/read-inbox.use-case.ts";
import { makeSendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryInbox } from "#adapters/memory/contact/inbox.ts";
import { memoryAuditLog } from "#adapters/memory/staff/audit-log.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMessage, anEnquiry } from "#tests/builders/a-letter.ts";
import { now } from "#tests/fixtures.ts";
import type { EnquiryKind } from "#core/contact/enquiry.ts";
import type { Caller } from "#core/identity/session.ts";

const visitor: Caller = { address: "203.0.113.7", session: null, language: null };
const asha: Caller = { address: "203.0.113.8", session: { id: sessionId("s"), customer: customerId("asha") }, language: null };

function shop() {
  const memory = new Memory();
  const [inbox, limits] = [memoryInbox(memory), memoryLimits(memory)];
  let made = 0;
  const log = memoryAuditLog(memory);
  const needs = { inbox, limits, log, now: () => now, newId: () => `id-${made++}` };
  const send = (kind: EnquiryKind) => makeSendEnquiry[kind](needs);
  return { inbox, log, send, getInTouch: makeGetInTouch(needs), read: makeReadInbox(needs) };
}

describe("an enquiry", () => {
  it.each(ENQUIRY_KINDS)("about a %s is kept as new, with its sender where one is signed in", async (kind) => {
    const { inbox, send } = shop();
    const [first, second] = [await send(kind)(visitor, anEnquiry()), await send(kind)(asha, anEnquiry())];
    const stored = await inbox.enquiries({ kind: null, limit: 9 });
    expect(stored.map(({ id }) => ok(id)).toSorted(byValue)).toEqual([first, second].toSorted(byValue));
    expect(stored.map(({ customer }) => customer).toSorted()).toEqual(["asha", null].toSorted());
    for (const enquiry of stored) expect(enquiry).toMatchObject({ ...anEnquiry(), kind, at: now, state: "new" });
  });

  it("is one of ten forms an hour from one place, whichever form it is; another place has ten of its own", async () => {
    const { inbox, send, getInTouch } = shop();
    for (let sent = 0; sent < 9; sent++) await send("hospital")(visitor, anEnquiry());
    expect((await getInTouch(visitor, aMessage())).kind).toBe("ok");
    expect(await send("corporate")(visitor, anEnquiry())).toEqual(refused({ kind: "too-many" }));
    expect(await getInTouch(visitor, aMessage())).toEqual(refused({ kind: "too-many" }));
    expect((await send("corporate")(asha, anEnquiry())).kind).toBe("ok");
    expect(await inbox.enquiries({ kind: null, limit: 99 })).toHaveLength(10);
  });

  it("comes from new to contacted, from there to closed, and to spam from both", () => {
    expect(statesBefore("new")).toEqual([]);
    expect(statesBefore("contacted")).toEqual(["new"]);
    expect(statesBefore("closed")).toEqual(["contacted"]);
    expect(statesBefore("spam")).toEqual(["new", "contacted"]);
  });
});

describe("a message", () => {
  it("is kept under the number that its sender is told, with the sender where one is signed in", async () => {
    const { inbox, getInTouch } = shop();
    const [first, second] = [await getInTouch(visitor, aMessage()), await getInTouch(asha, aMessage())];
    const stored = await inbox.messages(9);
    expect(stored.map(({ number }) => ok(number))).toEqual([second, first]);
    expect(stored.map(({ customer }) => customer)).toEqual(["asha", null]);
    expect(stored[0]).toMatchObject({ ...aMessage(), at: now });
  });
});

const byValue = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

describe("the inbox", () => {
  it("has what people wrote, the latest first and so much of it as can be read, or the enquiries of one kind alone", async () => {
    const { inbox, log, read } = shop();
    for (let nth = 0; nth <= MOST_READ; nth++) {
      await inbox.keepEnquiry({
        ...anEnquiry(),
        id: `e-${nth}`,
        kind: nth === 7 ? "hospital" : "health-plan",
        customer: null,
        at: now + nth,
      });
      await inbox.keepMessage({ ...aMessage(), id: `m-${nth}`, customer: null, at: now + nth });
    }
    const { enquiries, messages } = await read("meera", null);
    expect([enquiries.length, enquiries[0]?.id, messages.length, messages[0]?.id]).toEqual([
      MOST_READ,
      `e-${MOST_READ}`,
      MOST_READ,
      `m-${MOST_READ}`,
    ]);
    expect(await read("meera", "hospital")).toMatchObject({ enquiries: [{ id: "e-7" }], messages: [] });
    expect(await read("meera", "corporate")).toEqual({ enquiries: [], messages: [] });
    const looks = await log.list({ subject: { kind: "enquiry", id: "all" }, before: null, limit: 9 });
    expect(looks.map(({ details }) => details)).toEqual([
      { enquiries: 1, messages: 0 },
      { enquiries: MOST_READ, messages: MOST_READ },
    ]);
  });
});
