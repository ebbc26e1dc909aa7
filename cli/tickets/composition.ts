import { makeHandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import { makeListTicketsToStaff, makeShowTicketToStaff } from "#core/tickets/look-at-tickets.use-case.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { copied, shopFiles } from "#cli/files/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffTickets } from "./staff-tickets.ts";

/** Customers' tickets, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTickets = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffTickets) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const tickets = postgresTickets(db);
    const handle = makeHandleTicket({ tickets, now: Date.now });
    const looks = { tickets, log: postgresAuditLog(db), now: Date.now };
    const [list, show] = [makeListTicketsToStaff(looks), makeShowTicketToStaff(looks)];
    return act({
      list: (wanted) => list(whoActs(context), wanted),
      show: (number) => show(whoActs(context), number),
      handle: (handled) => handle(whoActs(context), handled),
      copy: (file, path) => copied(shopFiles(context.settings, context.folder), file, path),
    });
  });
