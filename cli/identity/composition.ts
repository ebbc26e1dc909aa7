import { randomBytes, randomUUID } from "node:crypto";
import { makeAddCompany, makeMoveToCompany } from "#core/fitbook/staff/people-of-companies.use-case.ts";
import { customerNamed } from "#core/identity/customer-reference.ts";
import { makeShowCustomer } from "#core/staff/show-customer.use-case.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAccounts } from "#adapters/postgres/staff/accounts.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { MoveToCompany } from "#core/fitbook/staff/people-of-companies.use-case.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { ShowCustomer } from "#core/staff/show-customer.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Who a customer is, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const shownCustomer = (
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  name: CustomerReference,
): ReturnType<ShowCustomer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return makeShowCustomer({ customers: postgresCustomers(db), log: postgresAuditLog(db), now: Date.now })(whoActs(context), name);
  });

/** What staff can do with companies and their people. */
type CompanyActions = {
  /** The key by which its app is known; null: there is one of that name. */
  readonly add: (name: string) => Promise<string | null>;
  readonly move: (wanted: Parameters<MoveToCompany>[1]) => ReturnType<MoveToCompany>;
};

/** Companies and their people, over the same. */
export const withCompanies = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: CompanyActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const [accounts, customers, who] = [postgresAccounts(db), postgresCustomers(db), whoActs(context)];
    const needs = { accounts, groups: postgresGroups(db), now: Date.now, newId: randomUUID };
    const move = makeMoveToCompany({ ...needs, withName: (name) => customerNamed(name, customers) });
    const add = makeAddCompany(needs);
    return act({
      async add(name) {
        const apiKey = randomBytes(KEY_BYTES).toString("base64url");
        return (await add(who, { name, apiKey })) === "taken" ? null : apiKey;
      },
      move: (wanted) => move(who, wanted),
    });
  });

/** So that a plain hash of it is enough. */
const KEY_BYTES = 32;
