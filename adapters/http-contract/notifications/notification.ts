import * as z from "zod";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { payableId } from "#core/ledger/entry.ts";
import { TOPICS } from "#core/notifications/announcement.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { notificationText } from "./notification-wording.ts";
import { orderNews } from "#adapters/http-contract/order-news/order-news.ts";
import { person } from "#adapters/http-contract/identity/person.ts";
import { calendarDay, idOf, instant } from "#adapters/http-contract/scalars.ts";
import type { SeatToTake } from "#core/notifications/announcement.ts";
import type { Notification } from "#core/notifications/notification.ts";

const state = z.enum(["pending", "accepted", "declined"]);
const shared = { _id: idOf(notificationId), description: z.string(), createdAt: instant, is_read: z.boolean() };
const group = fields({ id: ["_id", idOf(groupId)], name: z.string() });
const challenge = fields({
  id: ["_id", idOf(challengeId)],
  activity: z.string(),
  start: ["start_date", calendarDay],
  end: ["end_date", calendarDay],
});

const toldOrder = fields({ id: ["_id", idOf(payableId)], number: ["order_number", z.string()] });

const announced = z.object({
  topic: z.enum(TOPICS).default("alert"),
  text: z.object({ en: z.string(), hi: z.string() }),
  path: z.string(),
  seat: z.nullable(z.object({ event_id: z.string(), until: instant })).default(null),
});

const onWire = z.discriminatedUnion("type", [
  z.object({ ...shared, type: z.literal("fitbook_request"), data: z.object({ request_status: state, from_user: person }) }),
  z.object({ ...shared, type: z.literal("accepted_fitbook_request"), data: z.object({ from_user: person }) }),
  z.object({
    ...shared,
    type: z.literal("fitbook_request_suggestion"),
    data: z.object({ from_user: person, follow_back_user: z.boolean() }),
  }),
  z.object({ ...shared, type: z.literal("group_request"), data: z.object({ status: state, from_user: z.nullable(person), group }) }),
  z.object({
    ...shared,
    type: z.literal("challenge_request"),
    data: z.object({ status: state, from_user: z.nullable(person), challenge, group: z.nullable(group).default(null) }),
  }),
  z.object({ ...shared, type: z.literal("order"), data: z.object({ order: toldOrder, news: orderNews }) }),
  z.object({ ...shared, type: z.literal("announcement"), data: announced }),
]);
type OnWire = z.output<typeof onWire>;

/** A notification under the specification's names; its description is written when it is told. */
export const notification: z.ZodType<Notification> = wire(onWire, notificationIn, notificationOut);

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
        ...{ ...common, kind: "challenge-request", from: said.data.from_user, state: said.data.status },
        ...{ challenge: said.data.challenge, group: said.data.group },
      };
    case "order":
      return { ...common, kind: "order", ...said.data };
    case "announcement":
      return { ...common, kind: "announcement", ...said.data, seat: seatIn(said.data.seat) };
  }
}

function notificationOut(told: Notification): OnWire {
  const common = { _id: told.id, description: notificationText(told), createdAt: told.createdAt, is_read: told.isRead };
  switch (told.kind) {
    case "follow-request":
      return { ...common, type: "fitbook_request", data: { request_status: told.state, from_user: told.from } };
    case "follow-accepted":
      return { ...common, type: "accepted_fitbook_request", data: { from_user: told.from } };
    case "follow-suggestion":
      return { ...common, type: "fitbook_request_suggestion", data: { from_user: told.from, follow_back_user: told.isFollowed } };
    case "group-request":
      return { ...common, type: "group_request", data: { status: told.state, from_user: told.from, group: told.group } };
    case "challenge-request":
      return {
        ...{ ...common, type: "challenge_request" },
        data: { status: told.state, from_user: told.from, challenge: told.challenge, group: told.group },
      };
    case "order":
      return { ...common, type: "order", data: { order: told.order, news: told.news } };
    case "announcement":
      return {
        ...common,
        type: "announcement",
        data: {
          ...{ topic: told.topic, text: told.text, path: told.path },
          seat: told.seat === null ? null : { event_id: told.seat.event, until: told.seat.until },
        },
      };
  }
}

const seatIn = (seat: z.output<typeof announced>["seat"]): SeatToTake | null =>
  seat === null ? null : { event: seat.event_id, until: seat.until };
