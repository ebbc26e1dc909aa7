import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Players are told when their challenge changes or is cancelled, and whoever is removed from one is told why. */
export const challengeNews: Migration = {
  async up(db) {
    await sql`alter table challenge_player
      add column removed_at timestamptz,
      add column removed_reason text,
      add constraint challenge_player_removed check (case when removed_at is null then removed_reason is null
        else left_at is not null and removed_reason is not null and removed_reason <> '' end)`.execute(db);
    await sql`alter table notification
      drop constraint notification_kind_check,
      drop constraint notification_check3,
      drop constraint notification_check5,
      add constraint notification_kind_check check (kind in ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request',
        'challenge-request', 'post-liked', 'post-commented', 'comment-replied', 'group-joined', 'challenge-ended', 'badge-won',
        'challenge-changed', 'challenge-cancelled', 'player-removed', 'order', 'announcement')),
      add constraint notification_check3 check ((challenge is not null) = (kind in ('challenge-request', 'challenge-ended', 'badge-won',
        'challenge-changed', 'challenge-cancelled', 'player-removed'))),
      add constraint notification_check5 check ((cause is not null) = (kind in ('challenge-ended', 'badge-won', 'challenge-changed',
        'challenge-cancelled', 'player-removed', 'order', 'announcement')))`.execute(db);
    await sql`alter table notification_off drop constraint notification_off_kind_check, add constraint notification_off_kind_check check (kind in
      ('follow-request', 'follow-accepted', 'follow-suggestion', 'group-request', 'challenge-request', 'post-liked', 'post-commented',
        'comment-replied', 'group-joined', 'challenge-ended', 'badge-won', 'challenge-changed', 'event', 'moderation'))`.execute(db);
  },
};
