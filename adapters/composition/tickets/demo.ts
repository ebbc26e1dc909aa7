import { customerId } from "#core/identity/customer-id.ts";
import { ok } from "#core/shared/result.ts";
import { stepOfClock, stepOfCustomer, stepOfStaff } from "#core/tickets/ticket-step.ts";
import { idAt } from "#adapters/demo-people/id-at.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { demoTickets } from "#adapters/demo-people/tickets.ts";
import { newestSubjects } from "#adapters/postgres/demo/newest-subjects.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import type { Result } from "#core/shared/result.ts";
import type { Ticket, TicketWords } from "#core/tickets/ticket.ts";
import type { TicketRefusal } from "#core/tickets/ticket-step.ts";
import type { TicketStep } from "#core/tickets/tickets.port.ts";
import type { DemoShop } from "#adapters/composition/demo-part.ts";
import type { DemoTicket } from "#adapters/demo-people/tickets.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const HOUR = 60 * 60 * 1000;
const TICKETS = 9_500; // Beside the ids of what else the demo holds.

/** What Asha asked about what she ordered and booked, taken through its states by the rules of tickets. Nobody is told of it once more. */
export async function putDemoTickets(trx: Database, { now }: Pick<DemoShop, "now">): Promise<void> {
  const tickets = postgresTickets(trx);
  const customer = customerId(demoCustomerId("asha"));
  const subjects = await newestSubjects(trx, customer);
  for (const [nth, { about, topic, hours, text, turns }] of demoTickets.entries()) {
    const subject = subjects.get(about);
    if (subject === undefined) continue;
    const said = (at: number, words: string) => ({ id: idAt(at, TICKETS + nth), text: words, files: [] });
    const openedAt = now - hours * HOUR;
    const opened = await tickets.open({ customer, subject, topic, words: said(openedAt, text), language: null, at: openedAt });
    if (opened.kind === "refused") throw new TypeError(`the demo's ticket about ${about}: ${opened.refusal.kind}`);
    for (const turn of turns) {
      const at = now - turn.hours * HOUR;
      const decide = (ticket: Ticket) => stepOf(ticket, turn, { at, said });
      const taken = await tickets.change({ number: opened.value.number, of: customer, at, decide });
      if (taken.kind === "refused") throw new TypeError(`the demo's ticket about ${about}, ${turn.kind}: ${taken.refusal.kind}`);
    }
  }
}

type Turning = { readonly at: number; readonly said: (at: number, words: string) => TicketWords };

function stepOf(ticket: Ticket, turn: DemoTicket["turns"][number], { at, said }: Turning): Result<TicketStep | null, TicketRefusal> {
  switch (turn.kind) {
    case "close-in-time":
      return ok(stepOfClock(ticket, at));
    case "answer":
      return stepOfCustomer(ticket, { kind: turn.kind, words: said(at, turn.text) });
    case "resolve":
      return untold(stepOfStaff(ticket, { kind: turn.kind, words: null }, { who: STAFF, at }));
    case "tell":
    case "ask":
      return untold(stepOfStaff(ticket, { kind: turn.kind, words: said(at, turn.text) }, { who: STAFF, at }));
  }
}

const STAFF = "demo";

/** What is over by now is told to nobody, closes without a job, and stands in no log of what staff did in this shop. */
const untold = (step: Result<TicketStep | null, TicketRefusal>): Result<TicketStep | null, TicketRefusal> =>
  step.kind === "refused" || step.value === null ? step : ok({ ...step.value, audit: null, jobs: [] });
