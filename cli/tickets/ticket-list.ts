import { TICKET_SUBJECTS } from "#core/tickets/ticket-subject.ts";
import { isOverdue, TICKET_STATES } from "#core/tickets/ticket-state.ts";
import { ticketNumberIn } from "#core/tickets/ticket.ts";
import { payableId } from "#core/ledger/entry.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { ticketJson } from "./ticket-json.ts";
import { ticketsText } from "./wording/tickets.ts";
import type { TicketState } from "#core/tickets/ticket-state.ts";
import type { Ticket } from "#core/tickets/ticket.ts";

const COMMAND = "ticket list";
const MOST = 200;

/** Lists what customers ask about their orders and bookings, the newest first. */
export const ticketList = databaseCommand(
  { name: COMMAND, switches: ["json", "overdue"], options: ["state", ...TICKET_SUBJECTS, "before", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const named = given.options.get("state");
    const state = TICKET_STATES.find((one) => one === named);
    if (named !== undefined && (state === undefined || given.switches.has("overdue")))
      return wrongUsage(terminal, COMMAND, `expected --overdue, or --state ${TICKET_STATES.join(", ")}`);
    const before = given.options.get("before");
    if (before !== undefined && !/^\d{1,10}$/.test(before)) return wrongUsage(terminal, COMMAND, "expected --before NUMBER");
    const about = TICKET_SUBJECTS.flatMap((kind) => {
      const id = given.options.get(kind) ?? "";
      return id === "" ? [] : [{ kind, id: payableId(id) }];
    });
    const [subject = null] = about;
    if (about.length > 1) return wrongUsage(terminal, COMMAND, "expected --order, --appointment or --lab-booking");
    const { withTickets } = await import("./composition.ts");
    const tickets = await withTickets(context, ({ list }) =>
      list({
        which: given.switches.has("overdue") ? "overdue" : "all",
        subject,
        states: given.switches.has("overdue") ? ["open"] : state === undefined ? (subject === null ? UNDER_WAY : null) : [state],
        before: before === undefined ? null : ticketNumberIn(Number(before)),
        limit: MOST,
      }),
    );
    const now = Date.now();
    const overdue = ({ state: reached, openedAt: opened }: Ticket) => isOverdue(reached, { opened, now });
    await terminal.write(
      given.switches.has("json")
        ? `${JSON.stringify(
            tickets.map((ticket) => ticketJson(ticket, overdue(ticket))),
            null,
            2,
          )}\n`
        : ticketsText(tickets, overdue),
    );
    return DONE;
  },
);

const UNDER_WAY = TICKET_STATES.filter((state: TicketState) => state !== "resolved" && state !== "closed");
