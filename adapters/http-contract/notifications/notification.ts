import * as z from "zod/mini";
import { postId } from "#core/fitbook/post-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { notificationText } from "./notification-wording.ts";
import { orderNews } from "#adapters/http-contract/order-news/order-news.ts";
import { challengeNames, namedGroup } from "#adapters/http-contract/fitbook/names.ts";
import { person } from "./person.ts";
import { calendarDay, idOf, instant } from "#adapters/http-contract/scalars.ts";
import type { PostActKind } from "#core/notifications/kept-notification.ts";
import type { SeatToTake } from "#core/notifications/announcement.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const state = z.enum(["pending", "accepted", "declined"]);
const shared = { _id: idOf(notificationId), description: z.string(), createdAt: instant, is_read: z.boolean() };
const challenge = fields({
  ...challengeNames,
  start: ["start_date", calendarDay],
  end: ["end_date", calendarDay],
});

const ended = fields(challengeNames);
const ofPost = z.object({ from_user: person, others: z.int().check(z.minimum(0)), post: z.object({ _id: idOf(postId) }) });

const toldOrder = fields({ id: ["_id", idOf(payableId)], number: ["order_number", z.string()] });

const announced = z.object({
  topic: z._default(z.string(), "alert"),
  text: z.object({ en: z.string(), hi: z.string() }),
  path: z.string(),
  seat: z._default(z.nullable(z.object({ event_id: z.string(), until: instant })), null),
});

const onWire = z.discriminatedUnion("type", [
  z.object({ ...shared, type: z.literal("fitbook_request"), data: z.object({ request_status: state, from_user: person }) }),
  z.object({ ...shared, type: z.literal("accepted_fitbook_request"), data: z.object({ from_user: person }) }),
  z.object({
    ...shared,
    type: z.literal("fitbook_request_suggestion"),
    data: z.object({ from_user: person, follow_back_user: z.boolean() }),
  }),
  z.object({
    ...shared,
    type: z.literal("group_request"),
    data: z.object({ status: state, from_user: z.nullable(person), group: namedGroup }),
  }),
  z.object({
    ...shared,
    type: z.literal("challenge_request"),
    data: z.object({ status: state, from_user: z.nullable(person), challenge, group: z._default(z.nullable(namedGroup), null) }),
  }),
  z.object({ ...shared, type: z.literal("post_liked"), data: ofPost }),
  z.object({ ...shared, type: z.literal("post_commented"), data: ofPost }),
  z.object({ ...shared, type: z.literal("comment_replied"), data: ofPost }),
  z.object({
    ...shared,
    type: z.literal("group_joined"),
    data: z.object({ from_user: person, others: z.int().check(z.minimum(0)), group: namedGroup }),
  }),
  z.object({ ...shared, type: z.literal("challenge_ended"), data: z.object({ challenge: ended }) }),
  z.object({ ...shared, type: z.literal("badge_won"), data: z.object({ challenge: ended }) }),
  z.object({ ...shared, type: z.literal("challenge_changed"), data: z.object({ challenge: ended }) }),
  z.object({ ...shared, type: z.literal("challenge_cancelled"), data: z.object({ challenge: ended }) }),
  z.object({ ...shared, type: z.literal("player_removed"), data: z.object({ challenge: ended }) }),
  z.object({ ...shared, type: z.literal("order"), data: z.object({ order: toldOrder, news: orderNews }) }),
  z.object({ ...shared, type: z.literal("announcement"), data: announced }),
]);
type OnWire = z.output<typeof onWire>;

/** A notification under the specification's names; its description is written when it is told. */
export const notification: Shape<Notification> = wire(onWire, notificationIn, notificationOut);

function notificationIn({ _id, createdAt, is_read, ...said }: OnWire): Notification {
  const common = { id: _id, createdAt, isRead: is_read };
  switch (said.type) {
    case "fitbook_request":
      return { ...common, kind: "follow-request", from: said.data.from_user, state: said.data.request_status };
    case "accepted_fitbook_request":
      return { ...common, kind: "follow-accepted", from: said.data.from_user };
    case "fitbook_request_suggestion":
      return { ...common, kind: "follow-suggestion", from: said.data.from_user, isFollowed: said.data.follow_back_user };
    case "group_request":
      return { ...common, kind: "group-request", from: said.data.from_user, group: said.data.group, state: said.data.status };
    case "challenge_request":
      return {
        ...common,
        kind: "challenge-request",
        from: said.data.from_user,
        state: said.data.status,
        challenge: said.data.challenge,
        group: said.data.group,
      };
    case "post_liked":
      return { ...common, kind: "post-liked", ...ofPostIn(said.data) };
    case "post_commented":
      return { ...common, kind: "post-commented", ...ofPostIn(said.data) };
    case "comment_replied":
      return { ...common, kind: "comment-replied", ...ofPostIn(said.data) };
    case "group_joined":
      return { ...common, kind: "group-joined", from: said.data.from_user, others: said.data.others, group: said.data.group };
    case "challenge_ended":
      return { ...common, kind: "challenge-ended", challenge: said.data.challenge };
    case "badge_won":
      return { ...common, kind: "badge-won", challenge: said.data.challenge };
    case "challenge_changed":
      return { ...common, kind: "challenge-changed", challenge: said.data.challenge };
    case "challenge_cancelled":
      return { ...common, kind: "challenge-cancelled", challenge: said.data.challenge };
    case "player_removed":
      return { ...common, kind: "player-removed", challenge: said.data.challenge };
    case "order":
      return { ...common, kind: "order", ...said.data };
    case "announcement":
      return { ...common, kind: "announcement", ...said.data, seat: seatIn(said.data.seat) };
  }
}

function notificationOut(notification: Notification): OnWire {
  const common = {
    _id: notification.id,
    description: notificationText(notification),
    createdAt: notification.createdAt,
    is_read: notification.isRead,
  };
  switch (notification.kind) {
    case "follow-request":
      return { ...common, type: "fitbook_request", data: { request_status: notification.state, from_user: notification.from } };
    case "follow-accepted":
      return { ...common, type: "accepted_fitbook_request", data: { from_user: notification.from } };
    case "follow-suggestion":
      return {
        ...common,
        type: "fitbook_request_suggestion",
        data: { from_user: notification.from, follow_back_user: notification.isFollowed },
      };
    case "group-request":
      return {
        ...common,
        type: "group_request",
        data: { status: notification.state, from_user: notification.from, group: notification.group },
      };
    case "challenge-request":
      return {
        ...common,
        type: "challenge_request",
        data: { status: notification.state, from_user: notification.from, challenge: notification.challenge, group: notification.group },
      };
    case "post-liked":
      return { ...common, type: "post_liked", data: ofPostOut(notification) };
    case "post-commented":
      return { ...common, type: "post_commented", data: ofPostOut(notification) };
    case "comment-replied":
      return { ...common, type: "comment_replied", data: ofPostOut(notification) };
    case "group-joined":
      return {
        ...common,
        type: "group_joined",
        data: { from_user: notification.from, others: notification.others, group: notification.group },
      };
    case "challenge-ended":
      return { ...common, type: "challenge_ended", data: { challenge: notification.challenge } };
    case "badge-won":
      return { ...common, type: "badge_won", data: { challenge: notification.challenge } };
    case "challenge-changed":
      return { ...common, type: "challenge_changed", data: { challenge: notification.challenge } };
    case "challenge-cancelled":
      return { ...common, type: "challenge_cancelled", data: { challenge: notification.challenge } };
    case "player-removed":
      return { ...common, type: "player_removed", data: { challenge: notification.challenge } };
    case "order":
      return { ...common, type: "order", data: { order: notification.order, news: notification.news } };
    case "announcement":
      return {
        ...common,
        type: "announcement",
        data: {
          topic: notification.topic,
          text: notification.text,
          path: notification.path,
          seat: notification.seat === null ? null : { event_id: notification.seat.event, until: notification.seat.until },
        },
      };
  }
}

type ToldOfPost = Pick<Extract<Notification, { readonly kind: PostActKind }>, "from" | "others" | "post">;

const ofPostIn = ({ from_user, others, post }: z.output<typeof ofPost>): ToldOfPost => ({ from: from_user, others, post: post._id });

const ofPostOut = ({ from, others, post }: ToldOfPost): z.output<typeof ofPost> => ({ from_user: from, others, post: { _id: post } });

const seatIn = (seat: z.output<typeof announced>["seat"]): SeatToTake | null =>
  seat === null ? null : { event: seat.event_id, until: seat.until };
