import { sql } from "kysely";
import { newsSignalOf } from "#adapters/postgres/engine/customer-channel.ts";
import { putTogether } from "#adapters/postgres/jobs/queue.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationRow } from "./tables.ts";

/** A notification, the jobs of its messages, and when it is told, in milliseconds since 1970. `cause`: what it is told for. */
export type OnceToTell = Pick<NotificationRow, "id" | "kind" | "shop_order" | "news" | "announcement"> & {
  readonly cause: string;
  readonly at: number;
  readonly messages: readonly MessageJob[];
};

/**
 * Tells a customer with the messages, in one statement, unless the cause was told before or the customer has gone. Of several callers at
 * once, the first holds the customer's version, and the others meet its notification.
 */
export async function tellOnce(
  db: Database,
  customer: CustomerId,
  { cause, at, messages, ...told }: OnceToTell,
): Promise<"told" | "not-told"> {
  const isTold = await putTogether(db, {
    parts: {
      versioned: sql`insert into notified (customer, version) select id, 1 from customer
        where id = ${customer} and not exists (select from notification where customer = ${customer} and cause = ${cause})
        on conflict (customer) do update set version = notified.version + 1 returning customer, version`,
      told: sql`insert into notification (id, customer, kind, shop_order, cause, news, announcement, created_at, version)
        select ${told.id}, customer, ${told.kind}, ${told.shop_order}, ${cause}, ${json(told.news)}::jsonb, ${json(told.announcement)}::jsonb,
          ${new Date(at)}::timestamptz, version from versioned
        on conflict (customer, cause) where cause is not null do nothing returning ${newsSignalOf(sql`customer`)}`,
    },
    jobs: messages.map((job, place) => ({ job, terms: { key: `${cause}/${place}`, notBefore: null } })),
    onlyWith: "told",
  });
  return isTold ? "told" : "not-told";
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
