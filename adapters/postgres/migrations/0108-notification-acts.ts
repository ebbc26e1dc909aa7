import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers are told what others do to what they wrote and in their groups, several people in one, and how a challenge ended. */
export const notificationActs: Migration = {
  async up(db) {
    await sql`alter table notification
      add column post text references fitbook_post on delete cascade,
      drop constraint notification_kind_check,
      drop constraint notification_check1,
      drop constraint notification_check2,
      drop constraint notification_check3,
      drop constraint notification_check5,
      add constraint notification_kind_check check (kind in ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request',
        'challenge-request', 'post-liked', 'post-commented', 'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'order', 'announcement')),
      add constraint notification_check1 check (from_customer is not null or kind not in ('follow-request', 'follow-accepted', 'follow-suggestion')),
      add constraint notification_check2 check ((fitbook_group is not null) = (kind in ('group-request', 'group-joined'))),
      add constraint notification_check3 check ((challenge is not null) = (kind in ('challenge-request', 'challenge-ended', 'badge-won'))),
      add constraint notification_check5 check ((cause is not null) = (kind in ('challenge-ended', 'badge-won', 'order', 'announcement'))),
      add constraint notification_check7 check ((post is not null) = (kind in ('post-liked', 'post-commented', 'comment-replied')))`.execute(
      db,
    );
    await sql`create index notification_post on notification (post, customer) where post is not null`.execute(db);
    await sql`create table notification_act (
      customer text not null references customer on delete cascade,
      cause text not null,
      notification text not null references notification on delete cascade,
      person text not null references customer on delete cascade,
      comment text references fitbook_comment on delete cascade,
      done_at timestamptz not null,
      primary key (customer, cause),
      check (customer <> person)
    )`.execute(db);
    await sql`create index notification_act_notification on notification_act (notification)`.execute(db);
    await sql`create index notification_act_person on notification_act (person)`.execute(db);
    await sql`create index notification_act_comment on notification_act (comment) where comment is not null`.execute(db);
    await sql`alter table notification_off drop constraint notification_off_kind_check, add constraint notification_off_kind_check check (kind in
      ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'post-liked', 'post-commented',
        'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'event', 'moderation'))`.execute(db);
  },
};
