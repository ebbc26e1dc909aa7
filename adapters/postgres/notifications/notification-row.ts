import { challengeId } from "#core/fitbook/challenge.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { notificationId } from "#core/notifications/notification.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { Selectable } from "kysely";
import type { KeptAct, KeptNotification } from "#core/notifications/kept-notification.ts";
import type { NotificationNames } from "./notification-names.ts";
import type { NotificationRow } from "./tables.ts";

/**
 * A notification with what others did of which it tells, as columns of a query of `notification` whose first value is its customer: so one
 * node answers it.
 */
export const NOTIFICATION_COLUMNS = `notification.id, notification.kind, notification.state, notification.created_at, notification.read_at, notification.from_customer,
  notification.fitbook_group, notification.challenge, notification.post, notification.shop_order, notification.news, notification.announcement,
  array(select json_build_object('person', person, 'comment', comment) from notification_act act
    where act.customer = $1 and act.notification = notification.id order by done_at desc, cause desc) as acts`;

type ToldAct = { readonly person: string; readonly comment: string | null };

export type NotificationColumns = Omit<Selectable<NotificationRow>, "customer" | "version" | "cause"> & {
  readonly acts: readonly ToldAct[];
};

/** What a row tells; null: whom or what it names is gone. */
export function notificationIn(row: NotificationColumns, names: NotificationNames): KeptNotification | null {
  const common = { id: notificationId(row.id), createdAt: row.created_at.getTime(), isRead: row.read_at !== null };
  const sender = row.from_customer === null ? null : (names.people.get(row.from_customer) ?? null);
  if (sender === null && row.from_customer !== null) return null;
  const from = sender === null ? null : { id: sender.id, name: sender.name, hasPicture: sender.hasPicture };
  switch (row.kind) {
    case "follow-request":
      return { ...common, kind: row.kind, from: there(from), state: there(row.state) };
    case "follow-accepted":
      return { ...common, kind: row.kind, from: there(from) };
    case "follow-suggestion":
      return { ...common, kind: row.kind, from: there(from), isFollowed: there(sender).isFollowed };
    case "group-request": {
      const group = names.groups.get(there(row.fitbook_group));
      return group === undefined ? null : { ...common, kind: row.kind, from, group, state: there(row.state) };
    }
    case "challenge-request": {
      const named = names.challenges.get(there(row.challenge));
      return named === undefined ? null : { ...common, kind: row.kind, from, state: there(row.state), ...named };
    }
    case "post-liked":
    case "post-commented":
    case "comment-replied":
      return { ...common, kind: row.kind, post: postId(there(row.post)), acts: actsIn(row, names) };
    case "group-joined": {
      const group = names.groups.get(there(row.fitbook_group));
      return group === undefined ? null : { ...common, kind: row.kind, group, acts: actsIn(row, names) };
    }
    case "challenge-ended":
    case "badge-won":
    case "challenge-changed":
    case "challenge-cancelled":
    case "player-removed":
      return { ...common, kind: row.kind, challenge: challengeId(there(row.challenge)) };
    case "order": {
      const order = names.orders.get(there(row.shop_order));
      return order === undefined ? null : { ...common, kind: row.kind, order, news: withParcels(there(row.news)) };
    }
    case "announcement":
      return { ...common, kind: row.kind, topic: "alert", seat: null, ...there(row.announcement) };
  }
}

const actsIn = ({ acts }: NotificationColumns, { people }: NotificationNames): readonly KeptAct[] =>
  acts.map(({ person, comment }) => ({
    hasPicture: people.get(person)?.hasPicture === true,
    person: customerId(person),
    comment: comment === null ? null : commentId(comment),
  }));

/** What the table's own checks demand of a row of its kind. */
function there<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError("a notification lacks what its kind tells");
  return value;
}

/** What was kept before the number of parcels was: it is not known. */
const withParcels = (news: OrderNews): OrderNews => ("parcel" in news ? { ...news, parcels: news.parcels ?? null } : news);
