import { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";
import { WriteFitbookLetter } from "#core/notifications/letters/write-fitbook-letter.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { notificationStream } from "#adapters/http-server/streams/notification-stream.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import { forgetNotifications, postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresRequests } from "#adapters/postgres/notifications/requests.ts";
import { notificationsInProcess } from "./in-process.ts";
import * as endpoints from "#adapters/http-contract/notifications/endpoints.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { LetterJob } from "#core/notifications/letters/letter-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const notificationsArea = {
  name: "notifications",
  ports(container, { db, listener, site, words }) {
    container.bind(FitbookLetter).toConstantValue(words.fitbookLetter(site));
    container.bind(Notifications).toConstantValue(postgresNotifications(db, (customer) => listener.of(customer)));
    container.bind(Requests).toConstantValue(postgresRequests(db));
  },
  useCases: notificationsInProcess,
  routes: (container) => [notificationStream({ watch: container.get(WatchNotifications), beats: container.get(Notifications).beats })],
  workers: (container, { send }) =>
    ({ "write-fitbook-letter": ({ customer }) => container.get(WriteFitbookLetter)(customer, send) }) satisfies Workers<LetterJob>,
  hourly: [forgetNotifications],
  contracts: [endpoints],
} as const satisfies ServerArea;
