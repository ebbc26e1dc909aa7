import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What customers are told is found by its customer first and refers to no row of another table, so that it can lie on many nodes (`adapters/postgres/nodes/places.ts`).
 * Whoever tells holds the customers, the post and the comment until it is told (`changeNotifications`, `tellOfAct`), and whatever goes takes along what tells of it
 * (`ERASED_COLUMNS`, `forgetWhatTellsOf`); groups and challenges never go. The indexes that found what was to go with these go too, and the one of the list, as the primary key is read
 * from its other end. A server of before looks a notification that is read up by its id alone, for which it reads the table, until it is exchanged.
 */
export const notificationsByCustomer: Migration = {
  async up(db) {
    await sql`alter table notification_act
      drop constraint notification_act_customer_fkey,
      drop constraint notification_act_notification_fkey,
      drop constraint notification_act_person_fkey,
      drop constraint notification_act_comment_fkey`.execute(db);
    await sql`alter table notification
      drop constraint notification_customer_fkey,
      drop constraint notification_from_customer_fkey,
      drop constraint notification_fitbook_group_fkey,
      drop constraint notification_challenge_fkey,
      drop constraint notification_shop_order_fkey,
      drop constraint notification_post_fkey,
      drop constraint notification_pkey,
      add primary key (customer, id)`.execute(db);
    await sql`drop index notification_group, notification_challenge, notification_shop_order, notification_listed`.execute(db);
  },
};
