import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An area tells customers something in words of its own, once a cause. */
export const announcements: Migration = {
  async up(db) {
    await sql`alter table notification
      add column announcement jsonb,
      drop constraint notification_kind_check,
      drop constraint notification_check1,
      drop constraint notification_check4,
      add constraint notification_kind_check check (kind in ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request',
        'challenge-request', 'order', 'announcement')),
      add constraint notification_check1 check (from_customer is not null or kind in ('group-request', 'challenge-request', 'order', 'announcement')),
      add constraint notification_check4 check (num_nulls(shop_order, news) = case kind when 'order' then 0 else 2 end),
      add constraint notification_check5 check ((cause is not null) = (kind in ('order', 'announcement'))),
      add constraint notification_check6 check ((announcement is not null) = (kind = 'announcement'))`.execute(db);
  },
};
