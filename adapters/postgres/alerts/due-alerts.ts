import { sql } from "kysely";
import { alertSubjectIn } from "./alert-subject.ts";
import type { AlertSubject } from "#core/alerts/alert.ts";
import type { AlertsNow, WaitingAlerts } from "#core/alerts/alerts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { AlertRow } from "./tables.ts";

/** The same decision for a quiz whose row is joined. */
export const isOpenAt = (at: number) => sql<boolean>`(quiz.opens_at <= ${new Date(at)} and ${new Date(at)} < quiz.closes_at)`;

type Subject = Pick<AlertRow, "kind" | "subject">;

/** The same decision as `isFulfilled` of core, in SQL, for a product whose row is joined; `price` null: nobody sells it. */
export const IS_BUYABLE = sql<boolean>`(product.is_active and product.price is not null and product.seller_gstin is not null and coalesce(product.stock, 0) > 0)`;

/**
 * The subjects of which people may be told now. From each subject the next one is looked up, so that a subject costs one look, however many
 * people wait for it.
 */
export async function dueSubjects(db: Database, { upcoming, at }: AlertsNow): Promise<readonly AlertSubject[]> {
  const { rows } = await sql<Subject>`
    with recursive awaited as (
      (select kind, subject from alert where state = 'waiting' order by kind, subject limit 1)
      union all
      select following.kind, following.subject from awaited, lateral (
        select kind, subject from alert
        where state = 'waiting' and (kind, subject) > (awaited.kind, awaited.subject) order by kind, subject limit 1
      ) following
    )
    select awaited.kind, subject from awaited
    left join product on product.id = awaited.subject and awaited.kind not in ('opening', 'quiz-opens')
    left join quiz on quiz.id = awaited.subject and awaited.kind = 'quiz-opens'
    where case awaited.kind
      when 'opening' then not awaited.subject = any(${[...upcoming]}::text[])
      when 'back-in-stock' then ${IS_BUYABLE}
      when 'quiz-opens' then ${isOpenAt(at)}
      else ${IS_BUYABLE} and exists (select from alert
        where state = 'waiting' and kind = 'price-at-most' and alert.subject = awaited.subject and alert.price >= product.price)
    end`.execute(db);
  return rows.map(alertSubjectIn);
}

/** Counts everybody who waits. */
export async function waitingAlerts(db: Database, { upcoming, at }: AlertsNow): Promise<readonly WaitingAlerts[]> {
  const { rows } = await sql<Subject & { title: string; waiting: number; due: number }>`
    select alert.kind, alert.subject, coalesce(product.title, quiz.title ->> 'english', alert.subject) as title, count(*) as waiting,
      count(*) filter (where case alert.kind
        when 'opening' then not alert.subject = any(${[...upcoming]}::text[])
        when 'back-in-stock' then ${IS_BUYABLE}
        when 'quiz-opens' then ${isOpenAt(at)}
        else ${IS_BUYABLE} and alert.price >= product.price
      end) as due
    from alert left join product on product.id = alert.subject and alert.kind not in ('opening', 'quiz-opens')
    left join quiz on quiz.id = alert.subject and alert.kind = 'quiz-opens'
    where state = 'waiting' group by 1, 2, 3 order by title, alert.kind`.execute(db);
  return rows.map(({ title, waiting, due, ...row }) => ({ subject: alertSubjectIn(row), title, waiting, due }));
}
