import { ticketNumberIn } from "#core/tickets/ticket.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { handledText, noTicketText, notHandledText } from "./wording/tickets.ts";
import type { StaffDeed } from "#core/tickets/ticket-step.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** The ticket that `--ticket` names; null: it names none. */
export function ticketNamed({ given }: Pick<CommandContext, "given">): TicketNumber | null {
  const text = given.options.get("ticket") ?? "";
  return /^\d{1,10}$/.test(text) ? ticketNumberIn(Number(text)) : null;
}

/** Does something to the ticket that is named, and says what became of it. */
export async function onTicketNamed(context: CommandContext, command: string, action: StaffDeed): Promise<number> {
  const { given, terminal } = context;
  const number = ticketNamed(context);
  if (number === null) return wrongUsage(terminal, command, "expected --ticket NUMBER");
  const { withTickets } = await import("./composition.ts");
  const handled = await withTickets(context, ({ handle }) => handle({ number, deed: action }));
  if (handled.kind === "refused") {
    terminal.complain(handled.refusal.kind === "unknown-ticket" ? noTicketText(number) : notHandledText(number, handled.refusal));
    return UNUSABLE_INPUT;
  }
  const { state } = handled.value;
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify({ ticket_no: number, status: state })}\n` : handledText(number, state),
  );
  return DONE;
}
