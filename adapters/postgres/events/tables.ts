import type { Generated, JSONColumnType } from "kysely";
import type { AttendeeState, EventStep } from "#core/events/event.ts";
import type { BilingualText } from "#core/shared/language.ts";

export type EventTables = { event: EventRow; event_step: EventStepRow; event_attendee: EventAttendeeRow };

/**
 * `capacity`: at the beginning; `seats`: now. `place` or `link` is null. `steps`, `attendees`: how many there are. `moved_at`: when its
 * seats last changed; null: no step was taken and no offer has ended. `moves`: how often its times or its venue were changed.
 * `former_starts_at`, `former_ends_at`: what it had before its last move to another time; null: it was not moved since somebody joined.
 */
export type EventRow = {
  id: string;
  title: JSONColumnType<BilingualText>;
  text: JSONColumnType<BilingualText>;
  place: string | null;
  place_hindi: string | null;
  city: string | null;
  link: string | null;
  price: number;
  picture: string | null;
  starts_at: Date;
  ends_at: Date;
  offer_hours: number;
  capacity: number;
  is_draft: boolean;
  seats: Generated<number>;
  taken: Generated<number>;
  waiting: Generated<number>;
  attendees: Generated<number>;
  steps: Generated<number>;
  is_cancelled: Generated<boolean>;
  moved_at: Generated<Date | null>;
  moves: Generated<number>;
  former_starts_at: Generated<Date | null>;
  former_ends_at: Generated<Date | null>;
};

/**
 * A step that changed something. `attendee` null: it is of the whole event. Only a move has times: those that it has and those that it had.
 */
export type EventStepRow = {
  event: string;
  number: number;
  at: Date;
  kind: EventStep["kind"];
  attendee: number | null;
  capacity: number | null;
  starts_at: Generated<Date | null>;
  ends_at: Generated<Date | null>;
  former_starts_at: Generated<Date | null>;
  former_ends_at: Generated<Date | null>;
};

/**
 * `number`: the how many-th to join. `line`: the step by which they joined the waiting list; null: they do not wait. `asked`: the how
 * many-th move of the event of which they have not said yet whether they keep their place; null: of none.
 */
export type EventAttendeeRow = {
  event: string;
  number: number;
  customer: string;
  state: AttendeeState;
  until: Date | null;
  line: number | null;
  secret: string;
  is_told: boolean;
  asked: Generated<number | null>;
};
