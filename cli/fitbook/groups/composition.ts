import { randomUUID } from "node:crypto";
import { makeCountCompanyGroups, makeMakeCompanyGroup } from "#core/fitbook/staff/company-groups.use-case.ts";
import { customerNamed } from "#core/identity/customer-reference.ts";
import { makeDeleteGroupByStaff, makeShowGroupToStaff } from "#core/fitbook/staff/group-by-staff.use-case.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CompanyGroupCount, MakeCompanyGroup, NewCompanyGroup } from "#core/fitbook/staff/company-groups.use-case.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { DeleteGroupByStaff, ShowGroupToStaff } from "#core/fitbook/staff/group-by-staff.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the commands ask of groups. */
type GroupActions = {
  readonly show: (wanted: Parameters<ShowGroupToStaff>[1]) => ReturnType<ShowGroupToStaff>;
  readonly delete: (wanted: Parameters<DeleteGroupByStaff>[1]) => ReturnType<DeleteGroupByStaff>;
  /** null: there is no such customer. */
  readonly make: (group: Omit<NewCompanyGroup, "owner">, owner: CustomerReference) => Promise<Awaited<ReturnType<MakeCompanyGroup>> | null>;
  readonly count: (company: string) => Promise<readonly CompanyGroupCount[]>;
};

/** Groups over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withGroups = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: GroupActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const groups = postgresGroups(db);
    const show = makeShowGroupToStaff({ groups, log: postgresAuditLog(db), now: Date.now });
    const remove = makeDeleteGroupByStaff({ groups, now: Date.now });
    const make = makeMakeCompanyGroup({ groups, now: Date.now, newId: randomUUID });
    const count = makeCountCompanyGroups({ groups, log: postgresAuditLog(db), now: Date.now });
    const who = whoActs(context);
    return act({
      show: (wanted) => show(who, wanted),
      delete: (wanted) => remove(who, wanted),
      async make(wanted, name) {
        const owner = await customerNamed(name, postgresCustomers(db));
        return owner === null ? null : make(who, { ...wanted, owner: owner.id });
      },
      count: (company) => count(who, company),
    });
  });
