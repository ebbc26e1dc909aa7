import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { EventPlay } from "#core/events/play-event.ts";

/** What an event has come to as `event play --json` prints it, its keys in that order. Source: specification/events.md, The command. */
export const eventJson = ({ state, free, people, outcomes }: EventPlay) => ({
  state,
  free,
  people: people.map(({ person, state: own, place, until }) => ({
    person,
    state: own,
    place,
    until: utcOrNull(until),
  })),
  outcomes,
});
