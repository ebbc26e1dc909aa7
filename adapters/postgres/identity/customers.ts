import { createHash } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { customerColumns, customerIn } from "./customer-row.ts";
import { isDatabaseError, namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { CustomerColumns } from "./customer-row.ts";

export const postgresCustomers = (db: Database): Customers => {
  const found = async (column: keyof typeof FOUND, value: string) => {
    const [row] = await rowsOf<CustomerColumns>(db, FOUND[column], [value]);
    return row === undefined ? null : customerIn(row);
  };
  return namingOutages("customers", {
    withId: (id) => found("id", id),
    withMobile: (mobile) => found("mobile", mobile),
    withEmail: (email) => found("email", email),
    async withInviteCode(code) {
      const row = await db.selectFrom("customer").select("id").where("invite_code", "=", code).executeTakeFirst();
      return row === undefined ? null : customerId(row.id);
    },
    async inviteOf(id) {
      const row = await db
        .selectFrom("customer")
        .leftJoin("customer_invite", "invited", "id")
        .select(["invite_code", "inviter"])
        .where("id", "=", id)
        .executeTakeFirst();
      return { code: inviteCodeIn(row?.invite_code ?? ""), isInvited: (row?.inviter ?? null) !== null };
    },
    async joinedAt(id) {
      const row = await db.selectFrom("customer").select("created_at").where("id", "=", id).executeTakeFirst();
      return row?.created_at.getTime() ?? null;
    },
    async register({ referenceCode, inviteCode, invitedBy, ...customer }, at) {
      const row = { ...customer, reference_code: referenceCode, invite_code: inviteCode, created_at: new Date(at) };
      return unlessTaken(
        () =>
          inTransaction(db, async (trx) => {
            await trx.insertInto("customer").values(row).execute();
            if (invitedBy !== null) await putInvite(trx, { invited: row.id, inviter: invitedBy, at: row.created_at });
            return "registered" as const;
          }),
        {
          customer_mobile_key: "mobile-taken",
          customer_email_key: "email-taken",
          customer_invite_code_key: "invite-code-taken",
        } as const,
      );
    },
    putMobile: (id, mobile) => put(db, id, { mobile }),
    putEmail: (id, email) => put(db, id, { email }),
    async attachReferenceCode(id, referenceCode) {
      const attached = { reference_code: referenceCode };
      await db.updateTable("customer").set(attached).where("id", "=", id).where("reference_code", "is", null).execute();
    },
    async isBroughtBy(id, apiKey) {
      const row = await db
        .selectFrom("customer")
        .innerJoin("aggregator", "aggregator.name", "customer.aggregator")
        .select("customer.id")
        .where("customer.id", "=", id)
        .where("api_key_hash", "=", apiKeyHash(apiKey))
        .executeTakeFirst();
      return row !== undefined;
    },
  });
};

const foundBy = (column: "id" | "mobile" | "email"): Statement => ({
  name: `customer by ${column}`,
  text: `select ${customerColumns.join(", ")} from customer where ${column} = $1 and standing <> 'erased'`,
});
const FOUND = { id: foundBy("id"), mobile: foundBy("mobile"), email: foundBy("email") } as const;

/** The hash of a company's key. The key is 256 random bits, so a plain hash is enough. */
export const apiKeyHash = (apiKey: string): Buffer => createHash("sha256").update(apiKey).digest();

const put = (db: Database, id: CustomerId, given: { readonly mobile: string } | { readonly email: string }) =>
  unlessTaken(
    async () => {
      await db.updateTable("customer").set(given).where("id", "=", id).execute();
      return "saved" as const;
    },
    { customer_mobile_key: "taken", customer_email_key: "taken" } as const,
  );

/** Runs a statement. If a constraint stops it, another call came first, and the constraint's answer is given. */
async function unlessTaken<Done, Taken extends string>(
  act: () => Promise<Done>,
  taken: Readonly<Record<string, Taken>>,
): Promise<Done | Taken> {
  try {
    return await act();
  } catch (error) {
    const constraint =
      isDatabaseError(error) && error.code === "23505" && "constraint" in error ? taken[String(error.constraint)] : undefined;
    if (constraint === undefined) throw error;
    return constraint;
  }
}

type Coming = { readonly invited: string; readonly inviter: CustomerId; readonly at: Date };

/** The invitation is not stored if that customer has gone meanwhile. A customer who leaves at this moment waits for this transaction. */
const putInvite = (trx: Database, { invited, inviter, at }: Coming) =>
  sql`insert into customer_invite (invited, inviter, invited_at)
    select ${invited}, id, ${at} from customer where id = ${inviter} and invite_code is not null for key share`.execute(trx);
