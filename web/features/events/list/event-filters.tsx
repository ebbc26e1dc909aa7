import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { LinkChips } from "#web/design/chip/link-chips.tsx";
import { weekdayOf } from "#web/design/figures/days.ts";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { eventWords as words } from "#web/features/events/event-words.ts";
import type { EventFilter } from "#core/events/listing/list-events.use-case.ts";
import type { EventChoices } from "#web/features/events/event-data.ts";

type EventFiltersProps = { readonly filter: EventFilter; readonly choices: EventChoices };

/** What can be chosen, each a link: the cities and days that there are, and whether it is online. */
export function EventFilters({ filter, choices: { cities, days } }: EventFiltersProps) {
  const chip = (said: string, chosen: Partial<EventFilter>, isChosen: boolean) => ({
    key: said,
    words: said,
    address: eventAddress.list({ ...filter, ...chosen }),
    isChosen,
  });
  return (
    <div className="event-filters">
      <LinkChips
        title={words.city}
        chips={[
          chip(words.anywhere, { city: null }, filter.city === null),
          ...cities.map((city) => chip(cityTitle(city), { city, venue: null }, filter.city?.toLowerCase() === city.toLowerCase())),
        ]}
      />
      <LinkChips
        title={words.venue}
        chips={[
          chip(words.anywhere, { venue: null }, filter.venue === null),
          chip(words.online, { venue: "online", city: null }, filter.venue === "online"),
          chip(words.inPlace, { venue: "place" }, filter.venue === "place"),
        ]}
      />
      <LinkChips
        title={words.day}
        chips={[
          chip(words.anywhere, { day: null }, filter.day === null),
          ...days.map((day) => chip(weekdayOf(day), { day }, filter.day === day)),
        ]}
      />
    </div>
  );
}
