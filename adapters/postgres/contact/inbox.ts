import { customerId } from "#core/identity/customer-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { Selectable } from "kysely";
import type { Inbox, KeptEnquiry } from "#core/contact/inbox.port.ts";
import type { EnquiryRow, MessageRow } from "#adapters/postgres/content/tables.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresInbox = (db: Database): Inbox =>
  namingOutages("inbox", {
    async keepEnquiry({ at, company, ...enquiry }) {
      await db
        .insertInto("enquiry")
        .values({ ...enquiry, employees: company?.employees ?? null, sites: company?.sites ?? null, sent_at: new Date(at) })
        .execute();
    },
    async keepMessage({ at, ...message }) {
      const { number } = await db
        .insertInto("message")
        .values({ ...message, sent_at: new Date(at) })
        .returning("number")
        .executeTakeFirstOrThrow();
      return number;
    },
    async enquiries({ kind, limit }) {
      const all = db.selectFrom("enquiry").selectAll().orderBy("sent_at", "desc").orderBy("id", "desc").limit(limit);
      return (await (kind === null ? all : all.where("kind", "=", kind)).execute()).map(enquiryIn);
    },
    async messages(limit) {
      const rows = await db.selectFrom("message").selectAll().orderBy("number", "desc").limit(limit).execute();
      return rows.map((row) => ({ ...messageIn(row), number: row.number }));
    },
    change: (id, decide) =>
      inTransaction(db, async (trx) => {
        const row = await trx.selectFrom("enquiry").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
        const { change, answer } = decide(row === undefined ? null : enquiryIn(row));
        if (change === null) return answer;
        await trx.updateTable("enquiry").set({ state: change.state }).where("id", "=", id).execute();
        await putAudit(trx, change.audit);
        return answer;
      }),
  });

const enquiryIn = ({
  id,
  kind,
  about,
  name,
  mobile,
  email,
  city,
  message,
  customer,
  employees,
  sites,
  state,
  sent_at,
}: Selectable<EnquiryRow>): KeptEnquiry => ({
  id,
  kind,
  about,
  name: kept(fullNameIn(name)),
  mobile: kept(mobileIn(mobile)),
  email: email === null ? null : kept(emailIn(email)),
  city,
  message,
  company: employees === null || sites === null ? null : { employees, sites },
  customer: customer === null ? null : customerId(customer),
  state,
  at: sent_at.getTime(),
});

const messageIn = ({ id, name, email, mobile, message, customer, sent_at }: Selectable<MessageRow>) => ({
  id,
  name: kept(fullNameIn(name)),
  email: kept(emailIn(email)),
  mobile: mobile === null ? null : kept(mobileIn(mobile)),
  message,
  customer: customer === null ? null : customerId(customer),
  at: sent_at.getTime(),
});

/** The values were checked when they were written. */
function kept<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("an inbox row is not what was written");
  return value;
}
