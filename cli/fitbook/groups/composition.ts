import { makeDeleteGroupByStaff, makeShowGroupToStaff } from "#core/fitbook/staff/group-desk.use-case.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { DeleteGroupByStaff, ShowGroupToStaff } from "#core/fitbook/staff/group-desk.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands ask of groups. */
type GroupDesk = {
  readonly show: (wanted: Parameters<ShowGroupToStaff>[1]) => ReturnType<ShowGroupToStaff>;
  readonly delete: (wanted: Parameters<DeleteGroupByStaff>[1]) => ReturnType<DeleteGroupByStaff>;
};

/** Groups over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withGroups = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: GroupDesk) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const groups = postgresGroups(db);
    const show = makeShowGroupToStaff({ groups, log: postgresAuditLog(db), now: Date.now });
    const remove = makeDeleteGroupByStaff({ groups, now: Date.now });
    const who = whoActs(asked);
    return act({ show: (wanted) => show(who, wanted), delete: (wanted) => remove(who, wanted) });
  });
