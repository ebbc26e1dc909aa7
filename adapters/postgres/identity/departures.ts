import { dueFrom, nextAccountStatus } from "#core/identity/account-status.ts";
import { accountStatusIn } from "./customer-row.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { deleteCustomerIn, eraseIn } from "#adapters/postgres/account/erasure.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { closeSessionsIn } from "./sessions.ts";
import type { AccountEvent, AccountStatus } from "#core/identity/account-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { IdentityJob } from "#core/identity/identity-job.ts";
import type { Departures } from "#core/identity/departures.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresDepartures = (db: Database): Departures =>
  namingOutages("departures", {
    begin: (customer, at) =>
      db.transaction().execute(async (trx) => {
        const leaving = await changeAccountIn(trx, customer, { kind: "asked-to-leave", at });
        if (leaving === null) return "not-staying";
        await closeSessionsIn(trx, customer, null);
        await putErasureIn(trx, customer, leaving);
        return "leaving";
      }),
    end: ({ recovery, leaver }, at) =>
      db.transaction().execute(async (trx) => {
        if ((await changeAccountIn(trx, leaver, { kind: "restored", at })) === null && !(await staysIn(trx, leaver))) return "too-late";
        await trx
          .updateTable("session")
          .set({ opens: "account", used_at: new Date(at) })
          .where("id", "=", recovery)
          .where("opens", "=", "recovery")
          .execute();
        return "restored";
      }),
    comeDue: (customer, at) =>
      db.transaction().execute(async (trx) => {
        const status = await changeAccountIn(trx, customer, { kind: "came-due", at });
        if (status === null) return;
        await eraseIn(trx, customer);
        if (status.kind === "forgotten") await deleteCustomerIn(trx, customer);
        else await putErasureIn(trx, customer, status);
      }),
  });

/** Stores the customer's next status, as part of the caller's transaction; null: the event changes nothing. */
async function changeAccountIn(trx: Database, customer: CustomerId, event: AccountEvent): Promise<AccountStatus | null> {
  const row = await trx.selectFrom("customer").select(["standing", "due_from"]).where("id", "=", customer).forUpdate().executeTakeFirst();
  if (row === undefined) return null;
  const status = accountStatusIn(row);
  const next = nextAccountStatus(status, event);
  if (next === status) return null;
  if (next.kind !== "forgotten") {
    const due = dueFrom(next);
    await trx
      .updateTable("customer")
      .set({ standing: next.kind, due_from: due === null ? null : new Date(due) })
      .where("id", "=", customer)
      .execute();
  }
  return next;
}

const staysIn = async (trx: Database, customer: CustomerId): Promise<boolean> =>
  (await trx.selectFrom("customer").select("standing").where("id", "=", customer).executeTakeFirst())?.standing === "staying";

async function putErasureIn(trx: Database, customer: CustomerId, status: AccountStatus): Promise<void> {
  const due = dueFrom(status);
  if (due !== null) await putJobIn<IdentityJob>(trx, { kind: "erase-account", customer }, { key: `${customer} ${due}`, notBefore: due });
}
