import { dueFrom } from "#core/identity/account-status.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { customerColumns, customerIn } from "#adapters/postgres/identity/customer-row.ts";
import { closeSessionsIn } from "#adapters/postgres/identity/sessions.ts";
import { putAudit } from "./audit-log.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { CustomerReference } from "#core/identity/customer-reference.ts";
import type { Accounts } from "#core/staff/accounts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresAccounts = (db: Database): Accounts =>
  namingOutages("accounts", {
    change: (name, decide) =>
      inTransaction(db, async (trx) => {
        const customer = await lockedCustomer(trx, name);
        const { change, answer } = decide(customer);
        if (change === null || customer === null) return answer;
        const { role, standing, endsSessions, audit } = change;
        if (standing.kind === "forgotten") throw new TypeError("staff forget nobody");
        const due = dueFrom(standing);
        await trx
          .updateTable("customer")
          .set({ role, standing: standing.kind, due_from: due === null ? null : new Date(due) })
          .where("id", "=", customer.id)
          .execute();
        if (endsSessions) await closeSessionsIn(trx, customer.id, null);
        await putAudit(trx, audit);
        return answer;
      }),
  });

async function lockedCustomer(trx: Database, name: CustomerReference): Promise<Customer | null> {
  const [column, value] = columnOf(name);
  const row = await trx
    .selectFrom("customer")
    .select(customerColumns)
    .where(column, "=", value)
    .where("standing", "!=", "erased")
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : customerIn(row);
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
