import type { EventFilter } from "#core/events/listing/list-events.use-case.ts";
import type { EventId } from "#core/events/listed-event.ts";

/** Where events are. Source: specification/events.md, Addresses. */
export const eventAddress = {
  all: "/event",
  one: (id: EventId): string => `/event/${id}`,
  calendar: (id: EventId): string => `/api/get/eventcalendar?id=${encodeURIComponent(id)}`,
  list({ city, venue, day }: EventFilter): string {
    const fields = [
      ...(city === null ? [] : [["city", city]]),
      ...(venue === null ? [] : [["venue", venue]]),
      ...(day === null ? [] : [["date", day]]),
    ];
    return fields.length === 0 ? eventAddress.all : `${eventAddress.all}?${new URLSearchParams(fields)}`;
  },
};
