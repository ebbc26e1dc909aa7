import { makeBlockCustomer } from "#core/staff/block-customer.use-case.ts";
import { makeListRoleHolders } from "#core/staff/list-role-holders.use-case.ts";
import { makeGiveRole } from "#core/staff/give-role.use-case.ts";
import { postgresAccounts } from "#adapters/postgres/staff/accounts.ts";
import { auditedSubjects } from "#adapters/postgres/staff/audited-subjects.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresRoles } from "#adapters/postgres/staff/roles.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "./audit-entry.ts";
import type { AuditLog } from "#core/staff/audit-log.port.ts";
import type { BlockCustomer } from "#core/staff/block-customer.use-case.ts";
import type { ListRoleHolders } from "#core/staff/list-role-holders.use-case.ts";
import type { GiveRole } from "#core/staff/give-role.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

type Acting = Pick<CommandContext, "given" | "settings" | "folder">;
type AccountActions = {
  readonly holders: () => ReturnType<ListRoleHolders>;
  readonly block: (wanted: Parameters<BlockCustomer>[1]) => ReturnType<BlockCustomer>;
  readonly give: (wanted: Parameters<GiveRole>[1]) => ReturnType<GiveRole>;
};

/** What staff may do with accounts, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withAccounts = <Answer>(acting: Acting, act: (actions: AccountActions) => Promise<Answer>): Promise<Answer> =>
  withData(acting.settings, acting.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const holders = makeListRoleHolders({ roles: postgresRoles(db), log: postgresAuditLog(db), now: Date.now });
    const [accounts, staff] = [postgresAccounts(db), whoActs(acting)];
    const [block, give] = [makeBlockCustomer({ accounts, now: Date.now }), makeGiveRole({ accounts, now: Date.now })];
    return act({ holders: () => holders(staff), block: (wanted) => block(staff, wanted), give: (wanted) => give(staff, wanted) });
  });

export { auditedSubjects };

/** What staff did, over the same. */
export const withAuditLog = <Answer>(
  { settings, folder }: Pick<CommandContext, "settings" | "folder">,
  act: (log: Pick<AuditLog, "list">) => Promise<Answer>,
): Promise<Answer> =>
  withData(settings, folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return act(postgresAuditLog(db));
  });
