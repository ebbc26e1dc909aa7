import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers are told of their orders: once a step, which `cause` names. */
export const orderNews: Migration = {
  async up(db) {
    await sql`alter table notification
      add column shop_order text references shop_order on delete cascade,
      add column cause text,
      add column news jsonb,
      drop constraint notification_kind_check,
      drop constraint notification_check1,
      add constraint notification_kind_check
        check (kind in ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'order')),
      add constraint notification_check1 check (from_customer is not null or kind in ('group-request', 'challenge-request', 'order')),
      add constraint notification_check4 check (num_nulls(shop_order, cause, news) = case kind when 'order' then 0 else 3 end)`.execute(db);
    await sql`create unique index notification_cause on notification (customer, cause) where cause is not null`.execute(db);
    await sql`create index notification_shop_order on notification (shop_order) where shop_order is not null`.execute(db);
  },
};
