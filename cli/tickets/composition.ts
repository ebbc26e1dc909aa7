import { makeHandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { copied, shopFiles } from "#cli/files/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffTickets } from "./staff-tickets.ts";

/** Customers' tickets, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTickets = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffTickets) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const tickets = postgresTickets(db);
    const handle = makeHandleTicket({ tickets, now: Date.now });
    return act({
      list: (wanted) => tickets.list(wanted),
      withNumber: (number) => tickets.withNumber(number, null),
      handle: (handled) => handle(whoActs(asked), handled),
      copy: (file, path) => copied(shopFiles(asked.settings, asked.folder), file, path),
    });
  });
