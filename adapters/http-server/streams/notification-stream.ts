import { map } from "rxjs";
import { notificationStreamContract } from "#adapters/http-contract/notifications/notification-stream.ts";
import { eventStream, lastEventOf } from "./event-stream.ts";
import type { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import type { RawRoute } from "../routes.ts";
import type { EventStreamNeeds } from "./event-stream.ts";

/** Sends what is new to open pages. With more pages than there may be streams, a customer hears of news on those that were opened first. */
export const notificationStream = ({ watch, ...needs }: EventStreamNeeds<WatchNotifications>): RawRoute =>
  eventStream({
    ...needs,
    path: notificationStreamContract.path,
    events: ({ customer }, request) =>
      watch(customer, notificationStreamContract.sinceIn(lastEventOf(request))).pipe(map(notificationStreamContract.eventOf)),
  });
