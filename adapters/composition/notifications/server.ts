import { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";
import { LeaveFitbookLetters } from "#core/notifications/letters/leave-fitbook-letters.use-case.ts";
import { LetterSeals } from "#core/notifications/letters/letter-seals.port.ts";
import { WriteFitbookLetter } from "#core/notifications/letters/write-fitbook-letter.use-case.ts";
import { WatchNotifications } from "#core/notifications/watch-notifications.use-case.ts";
import { letterForms } from "#adapters/http-server/pages/letter-forms.ts";
import { notificationStream } from "#adapters/http-server/streams/notification-stream.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { Requests } from "#core/notifications/requests.port.ts";
import * as useCases from "#core/notifications/use-cases.ts";
import { sharedKey } from "#adapters/postgres/engine/shared-keys.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { forgetNotifications, postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresRequests } from "#adapters/postgres/notifications/requests.ts";
import { notificationsContract } from "#adapters/http-contract/notifications/contract.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { LetterJob } from "#core/notifications/letters/letter-job.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly fitbookLetter: (siteOf: SiteOf) => FitbookLetter;
};

export const notificationsArea = {
  name: "notifications",
  async ports(container, { db, listener, siteOf, words }) {
    container.bind(FitbookLetter).toConstantValue(words.fitbookLetter(siteOf));
    container.bind(LetterSeals).toConstantValue(hmacSeals(await sharedKey(db, "letter-seals")));
    container.bind(Notifications).toConstantValue(postgresNotifications(db, (customer) => listener.of(customer)));
    container.bind(Requests).toConstantValue(postgresRequests(db));
  },
  useCases,
  routes: (container) => [
    notificationStream({ watch: container.get(WatchNotifications), beats: container.get(Notifications).beats }),
    letterForms(container.get(LeaveFitbookLetters)),
  ],
  workers: (container, { send }) =>
    ({
      "write-fitbook-letter": ({ customer }, id) => container.get(WriteFitbookLetter)(customer, (letter) => send(letter, id)),
    }) satisfies Workers<LetterJob>,
  hourly: [forgetNotifications],
  contract: notificationsContract,
} as const satisfies ServerArea<Words>;
