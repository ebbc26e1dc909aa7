import CalendarDays from "lucide-react/icons/calendar-days";
import { indianDay } from "#core/shared/indian-time.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayOfMonth, monthShort, weekdayShort } from "#web/design/figures/days.ts";
import { weekdayAt } from "#web/design/figures/moments.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { siteWords } from "#web/design/site-words.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { EventFilters } from "./event-filters.tsx";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/events/events.css";
import type { ShownEvent } from "#core/events/shown-event.ts";
import type { EventsData } from "#web/features/events/event-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = (_: EventsData): Head => ({
  title: siteWords.titled(words.title),
  description: words.description,
  canonical: eventAddress.all,
});

/** Events that come and that are over, by city, venue and day. */
export function Screen({ data }: { readonly data: EventsData }) {
  const { events, choices, filter, now } = data;
  const [coming, past] = [events.filter(({ endsAt }) => endsAt > now), events.filter(({ endsAt }) => endsAt <= now)];
  return (
    <div className="page-width leaflet">
      <PageHead here={words.title} title={words.title} lead={words.lead} />
      {choices === null ? null : <EventFilters filter={filter} choices={choices} />}
      {events.length === 0 ? <Nothing isFiltered={choices !== null} /> : null}
      {coming.length === 0 ? null : <EventCards events={coming} now={now} Heading="h2" />}
      {past.length === 0 ? null : (
        <section className="event-group">
          <h2>{words.past}</h2>
          <EventCards events={past} now={now} Heading="h3" />
        </section>
      )}
    </div>
  );
}

const Nothing = ({ isFiltered }: { readonly isFiltered: boolean }) => (
  <NothingYet
    Icon={CalendarDays}
    heading={isFiltered ? words.noneChosen : words.none}
    text={isFiltered ? words.noneChosenText : words.noneText}
  >
    <a className="button main" href={isFiltered ? eventAddress.all : shopAddress.shop}>
      {isFiltered ? words.all : words.toShop}
    </a>
  </NothingYet>
);

/** Under which heading they stand tells which one is theirs. `now`: when they were read. */
type Level = { readonly Heading: "h2" | "h3"; readonly now: number };

const EventCards = ({ events, ...level }: Level & { readonly events: readonly ShownEvent[] }) => (
  <ul className="event-cards">
    {events.map((event) => (
      <EventCard key={event.id} event={event} {...level} />
    ))}
  </ul>
);

/** The looks of a badge; what is over needs none. */
const STATE_LOOKS: Readonly<Record<ShownEvent["state"], string>> = {
  published: "badge leaf",
  full: "badge turmeric",
  cancelled: "badge clay",
  ended: "small muted",
};

function EventCard({ event, Heading, now }: Level & { readonly event: ShownEvent }) {
  const title = shownText(event.title);
  const moved = words.movedShortOf(event, now);
  const day = indianDay(event.startsAt);
  return (
    <li className="leaflet-card event-card">
      <p className="event-date" aria-hidden="true">
        <span>{weekdayShort(day)}</span>
        <b>{dayOfMonth(day)}</b>
        <span>{monthShort(day)}</span>
      </p>
      <div className="event-about">
        <Heading className="heading-3">{title}</Heading>
        <p>
          <span className="visually-hidden">{weekdayAt(event.startsAt)}, </span>
          {timeAt(event.startsAt)} · {words.cityOf(event)} · {words.priceOf(event)}
        </p>
        {moved === null ? null : <p className="small">{moved}</p>}
        <p className={STATE_LOOKS[event.state]}>{words.stateOf(event)}</p>
        <p className="leaflet-card-end">
          <a
            className={event.state === "published" ? "button main" : "button quiet"}
            href={eventAddress.one(event.id)}
            aria-label={words.seeNamed({ title })}
          >
            {words.see}
          </a>
        </p>
      </div>
    </li>
  );
}
