import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { reviewId } from "#core/reviews/review.ts";
import { ticketNumber } from "#core/tickets/ticket.ts";
import { takenReport } from "#core/fitbook/reports/taken-report.ts";
import { inboxText } from "#cli/contact/words.ts";
import { reportsText } from "#cli/fitbook/moderation/words.ts";
import { reviewsText } from "#cli/reviews/words.ts";
import { ticketsText, ticketText } from "#cli/tickets/wording/tickets.ts";
import { aMessage } from "#tests/builders/a-letter.ts";
import type { KeptTicket } from "#core/tickets/tickets.port.ts";

/** Half past one in the night of 25 November in India, when it is still the 24th in Greenwich. */
const at = Date.parse("2026-11-25T01:30:00+05:30");
const asha = customerId("asha");

const ticket: KeptTicket = {
  number: ticketNumber(7),
  customer: asha,
  subject: { kind: "order", id: payableId("order") },
  topic: "delivery",
  state: "open",
  openedAt: at,
  resolvedAt: null,
  messages: [{ id: "m", from: "customer", at, text: "Where is it?", files: [] }],
  language: "en",
};

describe("days that staff read are days in India", () => {
  it("in a list of tickets", () => expect(ticketsText([ticket], () => false)).toBe("7  open  2026-11-25  delivery  order order\n"));

  it("in a ticket, with the time", () => {
    const text = ticketText(ticket, false);
    expect(text).toContain("opened 2026-11-25 01:30");
    expect(text).toContain("customer, 2026-11-25 01:30\n");
  });

  it("in the inbox", () => {
    const message = { ...aMessage(), id: "m", customer: null, at, number: 7 };
    expect(inboxText([], [message])).toContain("Ticket 7, 2026-11-25\n");
  });

  it("in reports, open and decided", () => {
    const thing = { kind: "person", id: customerId("ravi") } as const;
    const made = { id: "r", thing, reporter: asha, author: thing.id, reason: "other", words: "Rude", snapshot: "", at } as const;
    const report = takenReport(made);
    expect(reportsText([report], at)).toContain("by asha, 2026-11-25 01:30\n");
    expect(reportsText([{ ...report, state: { kind: "dismissed", at } }], at)).toContain("decided 2026-11-25 01:30\n");
  });

  it("in a list of reviews", () => {
    const review = {
      id: reviewId("r"),
      customer: asha,
      subject: { kind: "product", id: "p" },
      version: 1,
      state: "pending",
      stars: 5,
      text: "",
      pictures: [],
      reason: null,
      writtenAt: at,
      boughtAt: null,
    } as const;
    expect(reviewsText([review])).toContain("pending, 2026-11-25\n");
  });
});
