import { NEVER } from "rxjs";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Rooms } from "#core/consultations/call/rooms.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Rooms over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withRooms = <Answer>(
  asked: Pick<CommandContext, "settings" | "folder">,
  act: (rooms: Pick<Rooms, "find">) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act(postgresRooms(db, { of: () => NEVER }));
  });
