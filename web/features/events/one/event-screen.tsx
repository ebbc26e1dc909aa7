import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import CalendarX from "lucide-react/icons/calendar-x";
import { siteWords } from "#web/design/site-words.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { Attendance } from "./attendance.tsx";
import { missingHead } from "#web/platform/page/missing-head.ts";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/events/events.css";
import type { ShownEvent } from "#core/events/shown-event.ts";
import type { EventData } from "#web/features/events/event-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export const head = ({ event }: EventData): Head =>
  event === null
    ? missingHead(words.notHere, words.notHereText)
    : { title: siteWords.titled(shownText(event.title)), description: shownText(event.text), canonical: eventAddress.one(event.id) };

const WAY = [{ title: words.title, address: eventAddress.all }];

/** One event: what it is, when and where, its seats, and one's own. */
export function Screen({ data: { event, now } }: { readonly data: EventData }) {
  if (event === null)
    return (
      <div className="page-width leaflet">
        <PageHead way={WAY} here={words.notHere} title={words.notHere} lead={words.notHereText} />
        <NothingYet Icon={CalendarDays} heading={words.all} text={words.lead}>
          <a className="button main" href={eventAddress.all}>
            {words.all}
          </a>
        </NothingYet>
      </div>
    );
  const title = shownText(event.title);
  const isAhead = now < event.startsAt;
  const moved = words.movedOf(event, now);
  const isCancelled = event.state === "cancelled";
  const CalendarIcon = isCancelled ? CalendarX : CalendarPlus;
  return (
    <div className="page-width leaflet">
      <PageHead way={WAY} here={title} title={title} lead={shownText(event.text)} />
      <div className="event-page">
        {event.picture === null ? null : <img className="event-picture" src={event.picture} alt="" />}
        <FactList facts={words.factsOf(event)} />
        <StateLine event={event} now={now} />
        {moved === null ? null : <Notice kind="note">{moved}</Notice>}
        {isCancelled ? null : <Attendance key={event.id} event={event} isOpen={isAhead} />}
        <p className="row flex-wrap">
          {isAhead ? (
            <a className="button quiet" href={eventAddress.calendar(event.id)} download>
              <CalendarIcon className="icon" aria-hidden="true" />
              {isCancelled ? words.outOfCalendar : words.calendar}
            </a>
          ) : null}
          {isAhead && !isCancelled ? null : (
            <a className="button quiet" href={eventAddress.all}>
              {words.all}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

/** Why nobody can join any more. */
function StateLine({ event, now }: { readonly event: ShownEvent; readonly now: number }) {
  if (event.state === "cancelled") return <Notice kind="bad">{words.cancelled}</Notice>;
  if (event.state === "ended") return <Notice kind="note">{words.ended}</Notice>;
  return now < event.startsAt ? null : <Notice kind="note">{words.started}</Notice>;
}
