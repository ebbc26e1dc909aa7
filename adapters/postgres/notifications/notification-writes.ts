import { sql } from "kysely";
import type { Insertable } from "kysely";
import { CUSTOMER_CHANNEL } from "#adapters/postgres/engine/customer-channel.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { fitbookKindOf } from "#core/notifications/kinds/fitbook-kind.ts";
import { letterTerms } from "#core/notifications/letters/letter-job.ts";
import type { LetterJob } from "#core/notifications/letters/letter-job.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Announcement, SeatToTake } from "#core/notifications/announcement.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { RequestState } from "#core/notifications/request-state.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { NotificationRow } from "./tables.ts";

/**
 * Changes what these customers are told, as one step: `act` gets the version that each then has.
 *
 * Until it is done nobody else changes theirs, so one customer's versions appear in their order, and what `act` reads of their ties stays.
 */
export function changeNotifications<Outcome>(
  db: Database,
  customers: readonly CustomerId[],
  act: (trx: Database, versions: ReadonlyMap<string, number>) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute((trx) => changeNotificationsIn(trx, customers, act));
}

/** The same as part of the caller's transaction. */
export async function changeNotificationsIn<Outcome>(
  trx: Database,
  customers: readonly CustomerId[],
  act: (trx: Database, versions: ReadonlyMap<string, number>) => Promise<Outcome>,
): Promise<Outcome> {
  return act(trx, await changedVersions(trx, customers, CHANGE));
}

/** The same for one customer, whose account can't end before it is done: it is held once, as a foreign key would hold it for each row that is written. */
export function changeHolding<Outcome>(
  db: Database,
  customer: CustomerId,
  act: (trx: Database, versions: ReadonlyMap<string, number>) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => act(trx, await changedVersions(trx, [customer], CHANGE_HOLDING)));
}

async function changedVersions(trx: Database, customers: readonly CustomerId[], change: Statement): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ customer: string; version: number }>(trx, change, [[...new Set(customers)], CUSTOMER_CHANNEL]);
  return new Map(rows.map(({ customer, version }) => [customer, version]));
}

/** What is signalled is heard once the transaction is done. */
const changing = (name: string, held: string): Statement => ({
  name,
  text: `with changed as (
      insert into notified (customer, version) select id, 1 from customer where id = any($1::text[]) order by id ${held}
      on conflict (customer) do update set version = notified.version + 1 returning customer, version
    )
    select customer, version, pg_notify($2, customer) from changed`,
});
const CHANGE = changing("change notifications", "");
const CHANGE_HOLDING = changing("change what a customer has noted", "for key share");

type NewNotification = {
  readonly id: NotificationId;
  readonly to: CustomerId;
  readonly kind: "follow-request" | "follow-accepted" | "follow-suggestion" | "group-request" | "challenge-request";
  readonly from: CustomerId | null;
  readonly group?: string;
  readonly challenge?: string;
  readonly at: number;
  readonly version: number;
};

export async function putNotification(trx: Database, told: NewNotification): Promise<void> {
  const isRequest = told.kind !== "follow-accepted" && told.kind !== "follow-suggestion";
  const row: Insertable<NotificationRow> = {
    id: told.id,
    customer: told.to,
    kind: told.kind,
    from_customer: told.from,
    fitbook_group: told.group ?? null,
    challenge: told.challenge ?? null,
    state: isRequest ? "pending" : null,
    shop_order: null,
    cause: null,
    news: null,
    announcement: null,
    created_at: new Date(told.at),
    read_at: null,
    version: told.version,
  };
  await trx.insertInto("notification").values(row).execute();
  await putLetterJobs(trx, [told.to]);
}

/** Has those of the customers who chose letters written one, together with what else is told within the hour. Which kinds they chose is looked at then. */
export async function putLetterJobs(trx: Database, customers: readonly CustomerId[]): Promise<void> {
  const { rows } = await sql<{ customer: CustomerId; at: number }>`
    select distinct customer, (extract(epoch from now()) * 1000)::float8 as at from notification_letter where customer = any(${customers})
  `.execute(trx);
  await putJobsIn(
    trx,
    rows.map(({ customer, at }) => ({
      job: { kind: "write-fitbook-letter", customer } satisfies LetterJob,
      terms: letterTerms(customer, at),
    })),
  );
}

/** An announcement to a customer; `cause` names what it is told for. */
export type AnnouncementToPut = Announcement & {
  readonly id: NotificationId;
  readonly to: CustomerId;
  readonly cause: string;
  readonly at: number;
  readonly seat?: SeatToTake;
};

/** Tells customers, as part of the caller's transaction, and each once for one cause. Who has gone is told nothing. */
export async function putAnnouncements(trx: Database, announcements: readonly AnnouncementToPut[]): Promise<void> {
  if (announcements.length === 0) return;
  await changeNotificationsIn(
    trx,
    announcements.map(({ to }) => to),
    async (_, versions) => {
      const rows = announcements.flatMap(({ id, to, cause, at, topic, text, path, seat }) => {
        const version = versions.get(to);
        if (version === undefined) return [];
        const announcement = { topic, text, path, ...(seat === undefined ? {} : { seat }) };
        return { id, customer: to, kind: "announcement", cause, announcement, created_at: new Date(at), version };
      });
      await sql`insert into notification (id, customer, kind, cause, announcement, created_at, version)
        select id, customer, kind, cause, announcement, created_at, version from json_populate_recordset(null::notification, ${JSON.stringify(rows)}::json)
        on conflict (customer, cause) where cause is not null do nothing`.execute(trx);
      const ofFitbook = announcements.filter(({ topic }) => fitbookKindOf("announcement", topic) !== null);
      if (ofFitbook.length > 0) await putLetterJobs(trx, [...new Set(ofFitbook.map(({ to }) => to))]);
    },
  );
}

/** Sets the state of the pending requests of a customer that `which` chooses. */
export async function closeRequests(
  trx: Database,
  to: { readonly customer: CustomerId; readonly version: number; readonly state: RequestState },
  which:
    | { readonly from: CustomerId }
    | { readonly allFrom: CustomerId }
    | { readonly fitbook_group: string }
    | { readonly challenge: string },
): Promise<void> {
  const pending = trx
    .updateTable("notification")
    .set({ state: to.state, version: to.version })
    .where("customer", "=", to.customer)
    .where("state", "=", "pending");
  await ("from" in which
    ? pending.where("kind", "=", "follow-request").where("from_customer", "=", which.from)
    : "allFrom" in which
      ? pending.where("from_customer", "=", which.allFrom)
      : "fitbook_group" in which
        ? pending.where("fitbook_group", "=", which.fitbook_group)
        : pending.where("challenge", "=", which.challenge)
  ).execute();
}
