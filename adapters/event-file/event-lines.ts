import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { textRecord } from "#adapters/input-file/text-record.ts";
import { readListedEvent } from "./listed-event.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";

/** The events of a file of `event import`, one a line. */
export const readEventLines = (lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<ListedEvent>> =>
  wholeFile(rowsInLines(lines, rowsOf(eventForm)), "an event");

const eventForm: RowForm<ListedEvent> = {
  id: "_id",
  read: readListedEvent,
  record: (event) => ({
    _id: event.id,
    title: textRecord(event.title),
    text: textRecord(event.text),
    ...venueRecord(event.venue),
    starts_at: instantText(event.startsAt),
    ends_at: instantText(event.endsAt),
    capacity: event.capacity,
    offer_hours: event.offerHours,
    price: event.price / 100,
    picture: event.picture,
    state: event.isDraft ? "draft" : "published",
  }),
  /** Who names one of both leaves the other. */
  adapt(record) {
    const [place, link] = [record["place"] ?? null, record["link"] ?? null];
    if (place !== null && record["link"] === undefined) return { ...record, link: null };
    return link !== null && record["place"] === undefined ? { ...record, place: null } : record;
  },
};

const venueRecord = (venue: ListedEvent["venue"]) =>
  venue.kind === "online"
    ? { place: null, link: venue.link }
    : { place: textRecord({ english: venue.place, hindi: venue.hindi }), link: null };

const instantText = (at: number): string => new Date(at).toISOString();
