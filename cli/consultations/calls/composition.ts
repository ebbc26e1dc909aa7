import { NEVER } from "rxjs";
import { makeShowRoomToStaff } from "#core/consultations/staff/look-at-bookings.use-case.ts";
import { postgresRooms } from "#adapters/postgres/consultations/rooms.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { ShowRoomToStaff } from "#core/consultations/staff/look-at-bookings.use-case.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** The room of a booking over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const shownRoom = (context: Pick<CommandContext, "given" | "settings" | "folder">, id: PayableId): ReturnType<ShowRoomToStaff> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const rooms = postgresRooms(db, { of: () => NEVER });
    return makeShowRoomToStaff({ rooms, log: postgresAuditLog(db), now: Date.now })(whoActs(context), id);
  });
