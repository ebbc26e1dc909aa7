import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ok, refused } from "#core/shared/result.ts";
import { stepOfClock, stepOfCustomer, stepOfStaff } from "#core/tickets/ticket-step.ts";
import { CLOSED_AFTER, TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { areTakenTogether, resolvedOnceIn, ticketNumber, ticketNumberIn } from "#core/tickets/ticket.ts";
import { now } from "#tests/fixtures.ts";
import type { Upload } from "#core/files/upload.ts";
import type { StaffDeed } from "#core/tickets/ticket-step.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { Ticket } from "#core/tickets/ticket.ts";

const words = { id: "m2", text: "Hello", files: [] };
const aTicket = (state: TicketState): Ticket => ({
  number: ticketNumber(10_001),
  customer: customerId("asha"),
  subject: { kind: "order", id: payableId("order-1") },
  topic: "delivery",
  state,
  openedAt: now,
  resolvedAt: state === "resolved" || state === "closed" ? now : null,
  messages: [{ id: "m1", from: "customer", at: now, text: "Where?", files: [] }],
});
const act = { who: "ravi", at: now + 1 };

/** What a deed makes of every state: a state, or why not. */
function table(action: StaffDeed): Record<TicketState, string> {
  const ends = TICKET_STATES.map((state) => {
    const taken = stepOfStaff(aTicket(state), action, act);
    return [state, taken.kind === "refused" ? taken.refusal.kind : (taken.value?.state ?? "as it is")];
  });
  return Object.fromEntries(ends);
}

describe("what staff do to a ticket", () => {
  it("brings it on as far as the table lets it go", () => {
    const over = { resolved: "is-over", closed: "is-over" };
    const working = { open: "in-progress", acknowledged: "in-progress", "in-progress": "in-progress", reopened: "in-progress" };
    expect(table({ kind: "tell", words })).toEqual({ ...working, "waiting-for-customer": "waiting-for-customer", ...over });
    const waits = "waiting-for-customer";
    expect(table({ kind: "ask", words })).toEqual({
      open: waits,
      acknowledged: waits,
      "in-progress": waits,
      [waits]: waits,
      reopened: waits,
      ...over,
    });
    expect(table({ kind: "resolve", words: null })).toEqual({
      open: "resolved",
      acknowledged: "resolved",
      "in-progress": "resolved",
      [waits]: "resolved",
      resolved: "as it is",
      closed: "is-over",
      reopened: "resolved",
    });
    expect(table({ kind: "acknowledge" })).toEqual({
      open: "acknowledged",
      acknowledged: "as it is",
      "in-progress": "does-not-fit",
      [waits]: "does-not-fit",
      reopened: "does-not-fit",
      ...over,
    });
    expect(table({ kind: "close" })).toEqual({
      open: "does-not-fit",
      acknowledged: "does-not-fit",
      "in-progress": "does-not-fit",
      [waits]: "does-not-fit",
      resolved: "closed",
      closed: "as it is",
      reopened: "does-not-fit",
    });
  });

  it("is written down without a word of what was said, and told to the customer where there is something to read", () => {
    const taken = stepOfStaff(aTicket("open"), { kind: "tell", words }, act);
    expect(taken).toEqual(
      ok({
        state: "in-progress",
        said: { ...words, from: "staff" },
        audit: {
          at: now + 1,
          who: "ravi",
          action: "ticket reply",
          subject: { kind: "ticket", id: "10001" },
          details: { from: "open", to: "in-progress" },
        },
        jobs: [{ job: { kind: "tell-of-ticket", ticket: 10_001, news: "answered" }, terms: { key: "10001/m2", notBefore: null } }],
      }),
    );
    expect(stepOfStaff(aTicket("in-progress"), { kind: "resolve", words: null }, act)).toMatchObject({
      value: {
        said: null,
        audit: { action: "ticket resolve" },
        jobs: [
          { job: { kind: "close-ticket", ticket: 10_001 }, terms: { key: `10001/${now + 1}`, notBefore: now + 1 + CLOSED_AFTER } },
          { job: { kind: "tell-of-ticket", news: "resolved" } },
        ],
      },
    });
    expect(stepOfStaff(aTicket("open"), { kind: "acknowledge" }, act)).toMatchObject({ value: { jobs: [] } });
  });

  it("is done once", () => {
    const said = { ...words, id: "m1" };
    expect(stepOfStaff(aTicket("open"), { kind: "ask", words: said }, act)).toEqual(ok(null));
    expect(stepOfCustomer(aTicket("resolved"), { kind: "reopen", words: said })).toEqual(ok(null));
  });
});

describe("what a customer does to a ticket", () => {
  it("answers what staff asked, and adds to whatever is not over", () => {
    const states = TICKET_STATES.map((state) => {
      const taken = stepOfCustomer(aTicket(state), { kind: "answer", words });
      return [state, taken.kind === "refused" ? taken.refusal.kind : taken.value?.state];
    });
    expect(Object.fromEntries(states)).toEqual({
      open: "open",
      acknowledged: "acknowledged",
      "in-progress": "in-progress",
      "waiting-for-customer": "in-progress",
      resolved: "is-over",
      closed: "is-over",
      reopened: "reopened",
    });
    expect(stepOfCustomer(aTicket("open"), { kind: "answer", words })).toEqual(
      ok({ state: "open", said: { ...words, from: "customer" }, audit: null, jobs: [] }),
    );
  });

  it("opens again what is over, and nothing else", () => {
    for (const state of TICKET_STATES) {
      const isOver = state === "resolved" || state === "closed";
      expect(stepOfCustomer(aTicket(state), { kind: "reopen", words })).toEqual(
        isOver
          ? ok({ state: "reopened", said: { ...words, from: "customer" }, audit: null, jobs: [] })
          : refused({ kind: "does-not-fit", state }),
      );
    }
  });
});

describe("the clock", () => {
  it("closes a ticket seven days after it was resolved, and no other", () => {
    const closed = { state: "closed", said: null, audit: null, jobs: [] };
    expect(CLOSED_AFTER).toBe(7 * 24 * 60 * 60 * 1000);
    expect(stepOfClock(aTicket("resolved"), now + CLOSED_AFTER)).toEqual(closed);
    expect(stepOfClock(aTicket("resolved"), now + CLOSED_AFTER - 1)).toBeNull();
    for (const state of TICKET_STATES.filter((one) => one !== "resolved"))
      expect(stepOfClock(aTicket(state), now + 2 * CLOSED_AFTER)).toBeNull();
  });

  it("keeps when a ticket was resolved until it is opened again", () => {
    expect(resolvedOnceIn("resolved", { resolvedAt: null }, 5)).toBe(5);
    expect(resolvedOnceIn("resolved", { resolvedAt: 3 }, 5)).toBe(3);
    expect(resolvedOnceIn("closed", { resolvedAt: 3 }, 5)).toBe(3);
    expect(resolvedOnceIn("reopened", { resolvedAt: 3 }, 5)).toBeNull();
  });
});

describe("a ticket's files", () => {
  it("are its customer's own pictures and at most one video, six in all", () => {
    const named = (kinds: readonly Upload["kind"][]) => new Map(kinds.map((kind, place) => [fileId(`f${place}`), kind] as const));
    const taken = (...kinds: readonly Upload["kind"][]) => areTakenTogether([...named(kinds).keys()], named(kinds));
    const six = Array.from({ length: 6 }, () => "ticket-picture" as const);
    expect([taken(), taken(...six), taken(...six.slice(1), "ticket-video"), taken("ticket-video")]).toEqual([true, true, true, true]);
    expect([
      taken(...six, "ticket-picture"),
      taken("ticket-video", "ticket-video"),
      taken("return-bill"),
      taken("profile-picture"),
    ]).toEqual([false, false, false, false]);
    const file = fileId("f");
    expect(areTakenTogether([file, file], new Map([[file, "ticket-picture"]]))).toBe(false);
    expect(areTakenTogether([file], new Map())).toBe(false);
  });
});

describe("a ticket's number", () => {
  it("is a whole one above 0", () => {
    expect([1, 10_001, 2 ** 31 - 1].map(ticketNumberIn)).toEqual([1, 10_001, 2 ** 31 - 1]);
    expect([0, -1, 1.5, 2 ** 31, Number.NaN].map(ticketNumberIn)).toEqual([null, null, null, null, null]);
    expect(() => ticketNumber(0)).toThrow(RangeError);
  });
});
