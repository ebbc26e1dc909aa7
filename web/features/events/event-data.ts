import { dayIn } from "#core/shared/day.ts";
import { eventId } from "#core/events/listed-event.ts";
import { ListEvents } from "#core/events/listing/list-events.use-case.ts";
import { ShowEvent } from "#core/events/listing/show-event.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { EventFilter } from "#core/events/listing/list-events.use-case.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";
import type { Day } from "#core/shared/day.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** What a filter can be chosen from: the cities of all events, and the days of those that are still to be. */
export type EventChoices = { readonly cities: readonly string[]; readonly days: readonly Day[] };

/** `events` answer the filter; `choices` null: there is no event at all. `now`: when they were read. */
export type EventsData = {
  readonly filter: EventFilter;
  readonly events: readonly ShownEvent[];
  readonly choices: EventChoices | null;
  readonly now: number;
};

/** `event` null: there is none of that id. */
export type EventData = { readonly event: ShownEvent | null; readonly now: number };

const NO_FILTER: EventFilter = { city: null, venue: null, day: null };
const LONGEST = 100;

export async function eventsData(search: URLSearchParams, dependencies: Dependencies): Promise<EventsData> {
  const list = dependencies.get(ListEvents);
  const filter = filterIn(search);
  const isFiltered = filter.city !== null || filter.venue !== null || filter.day !== null;
  const all = await list(NO_FILTER);
  return { filter, events: isFiltered ? await list(filter) : all, choices: choicesIn(all), now: dependencies.get(Clock)() };
}

/** The page carries these in place of all events, so that a filtered list stands in it once. */
function choicesIn(events: readonly ShownEvent[]): EventChoices | null {
  if (events.length === 0) return null;
  return {
    cities: [...new Set(events.flatMap(({ venue }) => (venue.kind === "place" ? [venue.city] : [])))].toSorted(),
    days: [...new Set(events.filter(({ state }) => state !== "ended").map(({ startsAt }) => indianDay(startsAt)))].toSorted(),
  };
}

/** What an address asks for; what it says wrongly is left out. */
function filterIn(search: URLSearchParams): EventFilter {
  const venue = search.get("venue");
  return {
    city: search.get("city")?.trim().slice(0, LONGEST) || null,
    venue: venue === "online" || venue === "place" ? venue : null,
    day: dayIn(search.get("date") ?? ""),
  };
}

const ID = /^[\w-]{1,60}$/;

export async function eventData(id: string | undefined, dependencies: Dependencies): Promise<EventData> {
  const shown = id !== undefined && ID.test(id) ? await dependencies.get(ShowEvent)(eventId(id)) : null;
  return { event: shown?.kind === "ok" ? shown.value : null, now: dependencies.get(Clock)() };
}
