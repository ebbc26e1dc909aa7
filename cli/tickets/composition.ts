import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { makeHandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffTickets } from "./staff-tickets.ts";

/** Customers' tickets, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTickets = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: StaffTickets) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const tickets = postgresTickets(db);
    const handle = makeHandleTicket({ tickets, now: Date.now });
    return act({
      list: (wanted) => tickets.list(wanted),
      withNumber: (number) => tickets.withNumber(number),
      handle: (handled) => handle(whoActs(asked), handled),
      copy: (file, path) => copied(asked.folder, file, path),
    });
  });

/** Writes an uploaded file to a path. Throws what the operating system says where it can't. */
export async function copied(dataFolder: string, id: FileId, path: string): Promise<"copied" | "missing"> {
  const pieces = await filesIn(join(dataFolder, "uploads")).readPart(id, { first: 0, last: Number.MAX_SAFE_INTEGER });
  if (pieces === null) return "missing";
  await mkdir(join(path, ".."), { recursive: true });
  const file = await open(path, "w", 0o600);
  try {
    for await (const piece of pieces) await file.writeFile(piece);
  } finally {
    await file.close();
  }
  return "copied";
}
