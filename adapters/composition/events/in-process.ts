import { AttendEvent, makeAttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { CancellingMessages } from "#core/events/cancelled-seat.ts";
import { MoveMessages } from "#core/events/moved-seat.ts";
import { OfferMessages } from "#core/events/offered-seat.ts";
import { makeShowOwnSeat, ShowOwnSeat } from "#core/events/attendance/show-own-seat.use-case.ts";
import { makeTellCancelledEvents, TellCancelledEvents } from "#core/events/attendance/tell-cancelled-events.use-case.ts";
import { makeTellMovedEvents, TellMovedEvents } from "#core/events/attendance/tell-moved-events.use-case.ts";
import { makeTellOffers, TellOffers } from "#core/events/attendance/tell-offers.use-case.ts";
import { DownloadEventCalendar, makeDownloadEventCalendar } from "#core/events/listing/download-event-calendar.use-case.ts";
import { EventCalendarFile } from "#core/events/listing/event-calendar-file.port.ts";
import { Events } from "#core/events/events.port.ts";
import { ListEvents, makeListEvents } from "#core/events/listing/list-events.use-case.ts";
import { makeShowEvent, ShowEvent } from "#core/events/listing/show-event.use-case.ts";
import { People } from "#core/fitbook/profiles/people.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function eventsInProcess(container: Container): void {
  const shown = { events: Events, now: Clock };
  make(container, ListEvents, makeListEvents, shown);
  make(container, ShowEvent, makeShowEvent, shown);
  make(container, DownloadEventCalendar, makeDownloadEventCalendar, { show: ShowEvent, file: EventCalendarFile, now: Clock });
  make(container, ShowOwnSeat, makeShowOwnSeat, { ...shown, people: People });
  make(container, TellOffers, makeTellOffers, { ...shown, messages: OfferMessages, newId: NewId });
  make(container, TellCancelledEvents, makeTellCancelledEvents, { ...shown, messages: CancellingMessages, newId: NewId });
  make(container, TellMovedEvents, makeTellMovedEvents, { ...shown, messages: MoveMessages, newId: NewId });
  make(container, AttendEvent, makeAttendEvent, { ...shown, tellOffers: TellOffers, newId: NewId });
}
