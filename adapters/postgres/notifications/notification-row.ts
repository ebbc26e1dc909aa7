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
import type { NotificationRow } from "./tables.ts";

/**
 * A notification with whom and what it tells of, of today, as columns of a query of `notification`. Each is looked up by its key in a query of its
 * own: PostgreSQL would look for the best order of eight joins, which takes longer than all the rest.
 */
export const NOTIFICATION_COLUMNS = `notification.id, notification.kind, notification.state, notification.created_at, notification.read_at, notification.from_customer,
  notification.fitbook_group, notification.challenge, notification.post, notification.shop_order, notification.news, notification.announcement,
  (select name from customer where id = notification.from_customer) as from_name,
  exists (select from profile_picture where customer = notification.from_customer) as has_picture,
  exists (select from follow where follower = notification.customer and followed = notification.from_customer) as is_followed,
  (select name from fitbook_group where id = notification.fitbook_group) as group_name,
  (select number from shop_order where id = notification.shop_order) as order_number,
  (select json_build_object('activity', activity, 'start', start_day, 'end', end_day, 'group', fitbook_group,
      'groupName', (select name from fitbook_group where id = told.fitbook_group))
    from challenge told where id = notification.challenge) as told_challenge,
  array(select json_build_object('person', person, 'comment', comment,
      'hasPicture', exists (select from profile_picture where customer = act.person)) from notification_act act
    where notification = notification.id order by done_at desc, cause desc) as acts`;

/** What it tells of a challenge, with the group for whose members it is. */
type ToldChallenge = {
  readonly activity: string;
  readonly start: string;
  readonly end: string;
  readonly group: string | null;
  readonly groupName: string | null;
};

type ToldAct = { readonly person: string; readonly comment: string | null; readonly hasPicture: boolean };

export type NotificationColumns = Omit<Selectable<NotificationRow>, "customer" | "version" | "cause"> & {
  readonly acts: readonly ToldAct[];
  readonly order_number: string | null;
  readonly from_name: string | null;
  readonly has_picture: boolean;
  readonly group_name: string | null;
  readonly told_challenge: ToldChallenge | null;
  readonly is_followed: boolean;
};

export function notificationIn(row: NotificationColumns): KeptNotification {
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
    case "challenge-request": {
      const { activity, start, end, group, groupName } = there(row.told_challenge);
      return {
        ...{ ...told, kind: row.kind, from: personIn(row), state: there(row.state) },
        challenge: { id: challengeId(there(row.challenge)), activity, start: day(start), end: day(end) },
        group: group === null ? null : { id: groupId(group), name: there(groupName) },
      };
    }
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

function personIn({ from_customer, from_name, has_picture }: NotificationColumns): Person | null {
  if (from_customer === null || from_name === null) return null;
  return { id: customerId(from_customer), name: from_name, hasPicture: has_picture };
}

/** What the table's own checks demand of a row of its kind. */
function there<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("a notification lacks what its kind tells");
  return value;
}
