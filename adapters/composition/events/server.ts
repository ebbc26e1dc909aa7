import { CancellingMessages } from "#core/events/cancelled-seat.ts";
import { MoveMessages } from "#core/events/moved-seat.ts";
import { OfferMessages } from "#core/events/offered-seat.ts";
import { TellCancelledEvents } from "#core/events/attendance/tell-cancelled-events.use-case.ts";
import { TellMovedEvents } from "#core/events/attendance/tell-moved-events.use-case.ts";
import { TellOffers } from "#core/events/attendance/tell-offers.use-case.ts";
import { DownloadEventCalendar } from "#core/events/listing/download-event-calendar.use-case.ts";
import { EventCalendarFile } from "#core/events/listing/event-calendar-file.port.ts";
import { Events } from "#core/events/events.port.ts";
import * as useCases from "#core/events/use-cases.ts";
import { eventCalendarFile } from "#adapters/calendar-file/event-calendar-file.ts";
import { eventCalendarDownload } from "#adapters/http-server/downloads/event-calendar-download.ts";
import { postgresEvents } from "#adapters/postgres/events/events.ts";
import { eventsContract } from "#adapters/http-contract/events/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly offerMessages: OfferMessages;
  readonly moveMessages: MoveMessages;
  readonly cancellingMessages: CancellingMessages;
};

export const eventsArea = {
  name: "events",
  ports(container, { db, site, words }) {
    container.bind(Events).toConstantValue(postgresEvents(db));
    container.bind(EventCalendarFile).toConstantValue(eventCalendarFile(site));
    container.bind(OfferMessages).toConstantValue(words.offerMessages);
    container.bind(MoveMessages).toConstantValue(words.moveMessages);
    container.bind(CancellingMessages).toConstantValue(words.cancellingMessages);
  },
  useCases,
  routes: (container) => [eventCalendarDownload(container.get(DownloadEventCalendar))],
  contract: eventsContract,
  minutely: [
    (_db, _now, container) => container.get(TellOffers)(),
    (_db, _now, container) => container.get(TellMovedEvents)(),
    (_db, _now, container) => container.get(TellCancelledEvents)(),
  ],
} as const satisfies ServerArea<Words>;
