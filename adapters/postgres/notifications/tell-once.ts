import { sql } from "kysely";
import { newsSignalOf } from "#adapters/postgres/engine/customer-channel.ts";
import { putTogether } from "#adapters/postgres/jobs/queue.ts";
import { putRows } from "./notification-writes.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationRow } from "./tables.ts";

/**
 * A notification, the jobs of its messages, and when it is told, in milliseconds since 1970. `cause`: what it is told for. `ends`: kinds of
 * earlier news of the same order, which count as read from then on.
 */
export type OnceToTell = Pick<NotificationRow, "id" | "kind" | "shop_order" | "news" | "announcement"> & {
  readonly cause: string;
  readonly ends: readonly OrderNews["kind"][];
  readonly at: number;
  readonly messages: readonly MessageJob[];
};

/**
 * Tells a customer with the messages, unless the cause was told before or the customer, or the order of which it tells, has gone. Of
 * several callers at once, the first holds the customer's version, and the others meet its notification.
 *
 * In two statements, as the notification may lie on another node than the rest: in one, a distributed PostgreSQL would send what it is made
 * of to all nodes.
 */
export async function tellOnce(db: Database, customer: CustomerId, once: OnceToTell): Promise<"told" | "not-told"> {
  const telling = db.transaction().execute((trx) => tellIn(trx, customer, once));
  return telling.catch((error: unknown) => {
    if (error instanceof ToldBefore) return "not-told";
    throw error;
  });
}

/** Takes back the version and the messages. */
class ToldBefore extends Error {}

async function tellIn(
  trx: Database,
  customer: CustomerId,
  { cause, ends, at, messages, ...rest }: OnceToTell,
): Promise<"told" | "not-told"> {
  const isHeld = rest.shop_order === null ? sql`` : sql`and exists (select from order_number where id = ${rest.shop_order} for key share)`;
  const heard = await putTogether<{ readonly version: number }>(trx, {
    parts: {
      versioned: sql`insert into notified (customer, version) select id, 1 from customer where id = ${customer} ${isHeld} for key share
        on conflict (customer) do update set version = notified.version + 1 returning version`,
      heard: sql`select version, ${newsSignalOf(sql`${customer}`)}::text as signal from versioned`,
    },
    jobs: messages.map((job, place) => ({ job, terms: { key: `${cause}/${place}`, notBefore: null } })),
    onlyWith: "heard",
  });
  if (heard === null) return "not-told";
  const row = { ...rest, customer, cause, created_at: new Date(at), version: heard.version };
  if ((await putRows(trx, [row])) === 0) throw new ToldBefore();
  if (ends.length > 0)
    await trx
      .updateTable("notification")
      .set({ read_at: row.created_at, version: heard.version })
      .where("customer", "=", customer)
      .where("shop_order", "=", rest.shop_order)
      .where("read_at", "is", null)
      .where(sql<string>`news ->> 'kind'`, "in", [...ends])
      .execute();
  return "told";
}
