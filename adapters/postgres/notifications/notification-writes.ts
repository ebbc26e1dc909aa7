import { sql } from "kysely";
import { CUSTOMER_CHANNEL } from "#adapters/postgres/engine/customer-channel.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { fitbookKindOf } from "#core/notifications/fitbook-kind.ts";
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
 * Nor does an account of theirs end before; whoever is gone has no version.
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
  return act(trx, await changedVersions(trx, customers));
}

async function changedVersions(trx: Database, customers: readonly CustomerId[]): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ customer: string; version: number }>(trx, CHANGE, [[...new Set(customers)], CUSTOMER_CHANNEL]);
  return new Map(rows.map(({ customer, version }) => [customer, version]));
}

/**
 * What is signalled is heard once the transaction is done. Each customer is held once, as a foreign key would hold them for each row that
 * is written: no such row has one, as it may lie on another node.
 */
const CHANGE: Statement = {
  name: "change notifications",
  text: `with changed as (
      insert into notified (customer, version) select id, 1 from customer where id = any($1::text[]) order by id for key share
      on conflict (customer) do update set version = notified.version + 1 returning customer, version
    )
    select customer, version, pg_notify($2, customer) from changed`,
};

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

export async function putNotification(
  trx: Database,
  { id, to, kind, from, group, challenge, at, version }: NewNotification,
): Promise<void> {
  const state = kind === "follow-accepted" || kind === "follow-suggestion" ? null : "pending";
  const named = { from_customer: from, fitbook_group: group ?? null, challenge: challenge ?? null };
  await putRows(trx, [{ id, customer: to, kind, ...named, state, created_at: new Date(at), version }]);
  await putLetterJobs(trx, [to]);
}

type NewRow = Pick<NotificationRow, "id" | "customer" | "kind" | "created_at" | "version"> &
  Partial<
    Pick<NotificationRow, "from_customer" | "fitbook_group" | "challenge" | "state" | "shop_order" | "cause" | "news" | "announcement">
  > & {
    readonly post?: string | null;
  };

/**
 * Puts what is told of the customers that the transaction holds, save what its cause told before, and answers how much was put.
 *
 * Written like this also where it is one row: a distributed PostgreSQL then commits what lies on the node together with the rest, in two
 * phases.
 */
export const putRows = async (trx: Database, rows: readonly NewRow[]): Promise<number> =>
  rows.length === 0 ? 0 : (await rowsOf(trx, PUT, [JSON.stringify(rows)])).length;

const COLUMNS = `id, customer, kind, from_customer, fitbook_group, challenge, state, shop_order, cause, news, announcement, post, created_at, version`;
const PUT: Statement = {
  name: "put notifications",
  text: `insert into notification (${COLUMNS}) select ${COLUMNS} from json_populate_recordset(null::notification, $1::json)
    on conflict (customer, cause) where cause is not null do nothing returning id`, // A distributed PostgreSQL would count those that met another as well.
};

/**
 * Has those of the customers who chose letters written one, together with what else is told within the hour. Which kinds they chose is
 * looked at then.
 */
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
        return [{ id, customer: to, kind: "announcement" as const, cause, announcement, created_at: new Date(at), version }];
      });
      await putRows(trx, rows);
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
