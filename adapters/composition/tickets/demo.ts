import { customerId } from "#core/identity/customer-id.ts";
import { ok } from "#core/shared/result.ts";
import { stepOfClock, stepOfCustomer, stepOfStaff } from "#core/tickets/ticket-step.ts";
import { idAt } from "#adapters/demo-people/id-at.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { demoTickets } from "#adapters/demo-people/tickets.ts";
import { newestSubjects } from "#adapters/postgres/demo/newest-subjects.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import type { Result } from "#core/shared/result.ts";
import type { Ticket } from "#core/tickets/ticket.ts";
import type { TicketRefusal } from "#core/tickets/ticket-step.ts";
import type { TicketStep } from "#core/tickets/tickets.port.ts";
import type { DemoShop } from "#adapters/composition/demo-part.ts";
import type { DemoTicket } from "#adapters/demo-people/tickets.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const HOUR = 60 * 60 * 1000;
const TICKETS = 9_500; // Beside the ids of what else the demo holds.
const NO_FILES = { files: [] };

/** What people asked about what they ordered and booked, taken through its states by the rules of tickets. Nobody is told of it once more. */
export async function putDemoTickets(trx: Database, { now }: Pick<DemoShop, "now">): Promise<void> {
  const tickets = postgresTickets(trx);
  for (const [nth, { by, about, topic, hours, text, turns }] of demoTickets.entries()) {
    const customer = customerId(demoCustomerId(by));
    const subject = (await newestSubjects(trx, customer)).get(about);
    if (subject === undefined) continue;
    const at = now - hours * HOUR;
    const words = { ...NO_FILES, id: idAt(at, TICKETS + nth), text };
    const opened = await tickets.open({ customer, subject, topic, words, language: null, at });
    if (opened.kind === "refused") throw new TypeError(`the demo's ticket about ${about}: ${opened.refusal.kind}`);
    for (const turn of turns) {
      const { number } = opened.value;
      const taken = await tickets.change({
        number,
        of: null,
        at: now - turn.hours * HOUR,
        decide: (ticket) => stepOf(ticket, turn, { now, nth }),
      });
      if (taken.kind === "refused") throw new TypeError(`the demo's ticket about ${about}, ${turn.kind}: ${taken.refusal.kind}`);
    }
  }
}

type Turn = DemoTicket["turns"][number];

function stepOf(
  ticket: Ticket,
  turn: Turn,
  { now, nth }: { readonly now: number; readonly nth: number },
): Result<TicketStep | null, TicketRefusal> {
  const at = now - turn.hours * HOUR;
  if (turn.kind === "close-in-time") return ok(stepOfClock(ticket, at));
  if (turn.kind === "resolve") return untold(stepOfStaff(ticket, { kind: "resolve", words: null }, { who: STAFF, at }));
  const words = { ...NO_FILES, id: idAt(at, TICKETS + nth), text: turn.text };
  return turn.kind === "answer"
    ? stepOfCustomer(ticket, { kind: "answer", words })
    : untold(stepOfStaff(ticket, { kind: turn.kind, words }, { who: STAFF, at }));
}

const STAFF = "demo";

/** What is over by now is told to nobody, closes without a job, and stands in no log of what staff did in this shop. */
const untold = (step: Result<TicketStep | null, TicketRefusal>): Result<TicketStep | null, TicketRefusal> =>
  step.kind === "refused" || step.value === null ? step : ok({ ...step.value, audit: null, jobs: [] });
