import { dueFrom } from "#core/identity/account-status.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { apiKeyHash } from "#adapters/postgres/identity/customers.ts";
import { customerColumns, customerIn } from "#adapters/postgres/identity/customer-row.ts";
import { closeSessionsIn } from "#adapters/postgres/identity/sessions.ts";
import { keepWhetherBlocked, lockedReports, suspensionOf } from "#adapters/postgres/fitbook/moderation/suspensions.ts";
import { putAudit } from "./audit-log.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { Accounts } from "#core/staff/accounts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresAccounts = (db: Database): Accounts =>
  namingOutages("accounts", {
    change: (name, decide) =>
      inTransaction(db, async (trx) => {
        const reports = await lockedReports(trx, customersNamed(trx, name)); // Before the account, as a step with a report takes them.
        const customer = await lockedCustomer(trx, name);
        const suspension = customer === null ? null : await suspensionOf(trx, customer.id, null);
        const { change, answer } = decide(customer, suspension === null ? null : { isBlockedBeside: suspension.stoodBefore });
        if (change === null || customer === null) return answer;
        const { role, status, aggregator, endsSessions, isBlockedBeside, audit } = change;
        if (status.kind === "forgotten") throw new TypeError("staff forget nobody");
        const due = dueFrom(status);
        await trx
          .updateTable("customer")
          .set({ role, aggregator, standing: status.kind, due_from: due === null ? null : new Date(due) })
          .where("id", "=", customer.id)
          .execute();
        if (isBlockedBeside !== null) await keepWhetherBlocked(trx, { reports, author: customer.id, stoodBefore: isBlockedBeside });
        if (endsSessions) await closeSessionsIn(trx, customer.id, null);
        await putAudit(trx, audit);
        return answer;
      }),
    addCompany: ({ name, apiKey }, audit) =>
      inTransaction(db, async (trx) => {
        const added = await trx
          .insertInto("aggregator")
          .values({ name, api_key_hash: apiKeyHash(apiKey) })
          .onConflict((conflict) => conflict.doNothing())
          .returning("name")
          .executeTakeFirst();
        if (added === undefined) return "taken";
        await putAudit(trx, audit);
        return "added";
      }),
    async isCompany(name) {
      return (await db.selectFrom("aggregator").select("name").where("name", "=", name).executeTakeFirst()) !== undefined;
    },
  });

async function lockedCustomer(trx: Database, name: CustomerReference): Promise<Customer | null> {
  const row = await customersNamed(trx, name).clearSelect().select(customerColumns).forUpdate().executeTakeFirst();
  return row === undefined ? null : customerIn(row);
}

function customersNamed(trx: Database, name: CustomerReference) {
  const [column, value] = columnOf(name);
  return trx.selectFrom("customer").select("id").where(column, "=", value).where("standing", "!=", "erased");
}

function columnOf(name: CustomerReference) {
  switch (name.kind) {
    case "mobile":
      return ["mobile", name.mobile] as const;
    case "email":
      return ["email", name.email] as const;
    case "id":
      return ["id", name.id] as const;
  }
}
