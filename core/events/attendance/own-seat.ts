import { finalState } from "../play-event.ts";
import type { Attendee } from "../play-event.ts";
import type { KeptSeat } from "../events.port.ts";
import type { KeptEvent } from "../shown-event.ts";

/**
 * A customer's place in an event, as they are told it. `place`: in the waiting list, from 1; `until`: how long a seat is kept for them;
 * `isAsked`: the event was moved, and they have not said yet whether they keep their place; `code`: what they show at the door, while they
 * have a seat; `link`: where an online event is, from an hour before its start until its end. Each is null where there is none. Instants in
 * milliseconds since 1970.
 */
export type OwnSeat = Pick<Attendee, "state" | "place" | "until" | "isAsked"> & {
  readonly code: string | null;
  readonly link: string | null;
};

const HOUR = 60 * 60 * 1000;

/** Source: specification/events.md, An event. */
export function ownSeat({ event, tally }: KeptEvent, { state, place, until, isAsked, code }: KeptSeat, at: number): OwnSeat {
  const { venue, startsAt, endsAt } = event;
  const isOver = at >= endsAt;
  const hasSeat = (state === "going" || state === "attended") && !tally.isCancelled;
  const isLinkShown = hasSeat && at >= startsAt - HOUR && !isOver;
  return {
    place,
    until,
    isAsked: isAsked && at < startsAt && !tally.isCancelled,
    state: finalState(state, { isCancelled: tally.isCancelled, isOver }),
    code: hasSeat && !isOver ? code : null,
    link: isLinkShown && venue.kind === "online" ? venue.link : null,
  };
}
