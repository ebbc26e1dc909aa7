import { sql } from "kysely";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { day } from "#core/shared/day.ts";
import { commentId, postId } from "#core/fitbook/posts/post-id.ts";
import type { Selectable } from "kysely";
import type { Person } from "#core/fitbook/person.ts";
import type { KeptAct, KeptNotification } from "#core/notifications/acts/kept-notification.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationRow } from "./tables.ts";

/** Notifications with whom and what they tell of, of today. */
export const notificationsIn = (db: Database) =>
  db
    .selectFrom("notification")
    .leftJoin("customer", "customer.id", "notification.from_customer")
    .leftJoin("profile_picture", "profile_picture.customer", "notification.from_customer")
    .leftJoin("fitbook_group", "fitbook_group.id", "notification.fitbook_group")
    .leftJoin("challenge", "challenge.id", "notification.challenge")
    .leftJoin("fitbook_group as challenge_group", "challenge_group.id", "challenge.fitbook_group")
    .leftJoin("shop_order", "shop_order.id", "notification.shop_order")
    .leftJoin("follow", (follow) =>
      follow.onRef("follow.follower", "=", "notification.customer").onRef("follow.followed", "=", "notification.from_customer"),
    )
    .select([
      "notification.id",
      "notification.kind",
      "notification.state",
      "notification.created_at",
      "notification.read_at",
      "notification.from_customer",
      "notification.fitbook_group",
      "notification.challenge",
      "notification.post",
      "customer.name as from_name",
      sql<boolean>`profile_picture.upload is not null`.as("has_picture"),
      "fitbook_group.name as group_name",
      "challenge.activity",
      "challenge.start_day",
      "challenge.end_day",
      "challenge_group.id as challenge_group",
      "challenge_group.name as challenge_group_name",
      "notification.shop_order",
      "notification.news",
      "notification.announcement",
      "shop_order.number as order_number",
      sql<readonly ToldAct[]>`array(select json_build_object('person', person, 'comment', comment,
          'hasPicture', exists (select from profile_picture picture where picture.customer = person)) from notification_act
        where notification = notification.id order by done_at desc, cause desc)`.as("acts"),
      sql<boolean>`follow.follower is not null`.as("is_followed"),
    ]);

type ToldAct = { readonly person: string; readonly comment: string | null; readonly hasPicture: boolean };

type Told = Omit<Selectable<NotificationRow>, "customer" | "version" | "cause"> & {
  readonly acts: readonly ToldAct[];
  readonly order_number: string | null;
  readonly from_name: string | null;
  readonly has_picture: boolean;
  readonly group_name: string | null;
  readonly activity: string | null;
  readonly start_day: string | null;
  readonly end_day: string | null;
  readonly challenge_group: string | null;
  readonly challenge_group_name: string | null;
  readonly is_followed: boolean;
};

export function notificationIn(row: Told): KeptNotification {
  const told = { id: notificationId(row.id), createdAt: row.created_at.getTime(), isRead: row.read_at !== null };
  switch (row.kind) {
    case "follow-request":
      return { ...told, kind: row.kind, from: there(personIn(row)), state: there(row.state) };
    case "follow-accepted":
      return { ...told, kind: row.kind, from: there(personIn(row)) };
    case "follow-suggestion":
      return { ...told, kind: row.kind, from: there(personIn(row)), isFollowed: row.is_followed };
    case "group-request":
      return {
        ...told,
        kind: row.kind,
        from: personIn(row),
        group: { id: groupId(there(row.fitbook_group)), name: there(row.group_name) },
        state: there(row.state),
      };
    case "challenge-request":
      return {
        ...told,
        kind: row.kind,
        from: personIn(row),
        challenge: {
          id: challengeId(there(row.challenge)),
          activity: there(row.activity),
          start: day(there(row.start_day)),
          end: day(there(row.end_day)),
        },
        group: row.challenge_group === null ? null : { id: groupId(row.challenge_group), name: there(row.challenge_group_name) },
        state: there(row.state),
      };
    case "post-liked":
    case "post-commented":
    case "comment-replied":
      return { ...told, kind: row.kind, post: postId(there(row.post)), acts: row.acts.map(actIn) };
    case "group-joined":
      return {
        ...told,
        kind: row.kind,
        group: { id: groupId(there(row.fitbook_group)), name: there(row.group_name) },
        acts: row.acts.map(actIn),
      };
    case "challenge-ended":
    case "badge-won":
    case "challenge-changed":
    case "challenge-cancelled":
    case "player-removed":
      return { ...told, kind: row.kind, challenge: challengeId(there(row.challenge)) };
    case "order":
      return {
        ...told,
        kind: row.kind,
        order: { id: payableId(there(row.shop_order)), number: there(row.order_number) },
        news: there(row.news),
      };
    case "announcement":
      return { ...told, kind: row.kind, topic: "alert", seat: null, ...there(row.announcement) };
  }
}

const actIn = ({ person, comment, hasPicture }: ToldAct): KeptAct => ({
  hasPicture,
  person: customerId(person),
  comment: comment === null ? null : commentId(comment),
});

function personIn({ from_customer, from_name, has_picture }: Told): Person | null {
  if (from_customer === null || from_name === null) return null;
  return { id: customerId(from_customer), name: from_name, hasPicture: has_picture };
}

/** What the table's own checks demand of a row of its kind. */
function there<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("a notification lacks what its kind tells");
  return value;
}
