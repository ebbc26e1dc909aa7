import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putAnnouncements } from "#adapters/postgres/notifications/notification-writes.ts";
import { alertNewsIn } from "./alert-news.ts";
import { nameOfSubject } from "./alert-subject.ts";
import { IS_BUYABLE, isOpenAt } from "./due-alerts.ts";
import type { AlertSubject } from "#core/alerts/alert.ts";
import type { AlertReader, AlertTelling } from "#core/alerts/alerts.port.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AlertKeyRow, AlertRow } from "./tables.ts";
import type { BilingualText } from "#core/shared/language.ts";

type Telling = AlertTelling & {
  readonly subject: AlertSubject;
  readonly newKey: () => string;
  readonly hashOf: (key: string) => Buffer;
};

type Due = Pick<AlertRow, "id" | "customer" | "email" | "language" | "asked_at"> & {
  readonly wished: number | null;
  readonly name: string | null;
  readonly customer_email: string | null;
  readonly aggregator: string | null;
  readonly title: string | null;
  readonly hindi: string | null;
  readonly slug: string | null;
  readonly price: number | null;
  readonly quiz_title: BilingualText | null;
};

/**
 * Tells some of those who wait, as part of the caller's transaction. Rows that another process has locked are left out, because that
 * process tells them.
 */
export async function tellSome(trx: Database, telling: Telling): Promise<number> {
  const { subject, upcoming, at, most, newId, messages, newKey, hashOf } = telling;
  if (subject.kind === "opening" && upcoming.includes(subject.area)) return 0;
  const rows = await dueRows(trx, subject, { at, most });
  if (rows.length === 0) return 0;
  const made_at = new Date(at);
  const news = rows.map((row) => {
    const leave = newKey();
    const said = messages({ reader: readerIn(row), news: alertNewsIn({ ...row, about: subject }), language: row.language, leave });
    // The cause includes when it was asked, so that a person who asks again is told again.
    return { ...said, row, leave, cause: `alert/${row.id}/${row.asked_at.getTime()}` };
  });
  await trx
    .deleteFrom("alert")
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("customer", "is", null)
    .execute();
  await sql`update alert set state = 'told', told_at = ${made_at} where id = any(${rows.map(({ id }) => id)}) and customer is not null`.execute(
    trx,
  );
  const keys = news
    .filter(({ letter }) => letter !== null)
    .map(({ row, leave }): AlertKeyRow => {
      return { hash: hashOf(leave), opens: "leave", alert: null, customer: row.customer, email: row.email, made_at };
    });
  if (keys.length > 0) await trx.insertInto("alert_key").values(keys).execute();
  await putAnnouncements(
    trx,
    news.flatMap(({ row, cause, announcement }) =>
      announcement === null || row.customer === null
        ? []
        : [{ ...announcement, id: notificationId(newId()), to: customerId(row.customer), cause, at }],
    ),
  );
  await putJobsIn(
    trx,
    news.flatMap(({ cause, letter }) => (letter === null ? [] : [{ job: letter, terms: { key: cause, notBefore: null } }])),
  );
  return rows.length;
}

/** The people who may be told now; those who asked first come first. */
async function dueRows(trx: Database, subject: AlertSubject, { at, most }: Pick<Telling, "at" | "most">): Promise<readonly Due[]> {
  const isDue = {
    opening: sql`true`,
    "back-in-stock": IS_BUYABLE,
    "price-at-most": sql`${IS_BUYABLE} and alert.price >= product.price`,
    "quiz-opens": isOpenAt(at),
  }[subject.kind];
  const { rows } = await sql<Due>`
    select alert.id, alert.customer, alert.email, alert.language, alert.asked_at, alert.price as wished,
      customer.name, customer.email as customer_email, customer.aggregator, product.title, product.hindi, product.slug, product.price,
      quiz.title as quiz_title
    from alert left join customer on customer.id = alert.customer
    left join product on product.id = alert.subject and alert.kind not in ('opening', 'quiz-opens')
    left join quiz on quiz.id = alert.subject and alert.kind = 'quiz-opens'
    where alert.state = 'waiting' and alert.kind = ${subject.kind} and alert.subject = ${nameOfSubject(subject)}
      and (alert.customer is null or customer.standing = 'staying') and ${isDue}
    order by alert.asked_at, alert.id limit ${most} for update of alert skip locked`.execute(trx);
  return rows;
}

function readerIn({ customer, email, name, customer_email, aggregator }: Due): AlertReader {
  if (customer === null) return { kind: "visitor", email: written(email) };
  return { kind: "customer", name: name ?? "", email: customer_email === null ? null : written(customer_email), aggregator };
}

function written(email: string | null): EmailAddress {
  const read = email === null ? null : emailIn(email);
  if (read === null) throw new TypeError("an alert's address is not what was written");
  return read;
}
