import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { AnnouncementOfCancelling, CancelledSeat } from "./cancelled-seat.ts";
import type { AnnouncementOfMove, MovedSeat } from "./moved-seat.ts";
import type { AnnouncementOfOffer, OfferedSeat } from "./offered-seat.ts";
import type { AttendeeState, PersonalDeed, StepRefusal } from "./event.ts";
import type { EventId } from "./listed-event.ts";
import type { KeptEvent } from "./shown-event.ts";

/** Null: whatever it is. `starts`: a span of instants in milliseconds since 1970, half open. `city` in any letter case. */
export type EventSearch = {
  readonly city: string | null;
  readonly venue: "online" | "place" | null;
  readonly starts: { readonly from: number; readonly to: number } | null;
};

/**
 * A customer's place in an event. `place`: in the waiting list, from 1. `isAsked`: it was moved, and they have not said yet whether they
 * keep their place. `code` is what they show at the door.
 */
export type KeptSeat = {
  readonly state: AttendeeState;
  readonly place: number | null;
  readonly until: number | null;
  readonly isAsked: boolean;
  readonly code: string;
};

/** What a person does themselves; `arrive` is for staff. */
export type OwnDeed = Exclude<PersonalDeed, "arrive">;

/** `secret`: a part of the code of who has none yet. */
export type OwnStep = { readonly customer: CustomerId; readonly deed: OwnDeed; readonly secret: string };

export type TakenStep = { readonly kept: KeptEvent; readonly outcome: AttendeeState | StepRefusal; readonly seat: KeptSeat | null };

/**
 * Events that are no drafts, with the seats of their people. Whatever is asked, offers whose time is over have ended before, each at its
 * own instant. `at` in milliseconds since 1970; an event's time never runs back, so that an earlier `at` counts as its last.
 */
export type Events = {
  /** At most 200 that are not over, the earliest first, and then the last 20 that are. */
  list(search: EventSearch, at: number): Promise<readonly KeptEvent[]>;
  find(id: EventId, at: number): Promise<KeptEvent | null>;
  /** Null: they never joined. */
  seatOf(customer: CustomerId, id: EventId, at: number): Promise<KeptSeat | null>;
  /** How many have a seat and said yes, or are there. */
  going(id: EventId): Promise<number>;
  /** Those of the people who have said so. */
  goingAmong(id: EventId, people: readonly CustomerId[]): Promise<readonly CustomerId[]>;
  /** Takes a step under the event's lock. Null: there is no such event. */
  take(id: EventId, step: OwnStep, at: number): Promise<TakenStep | null>;
  /** Ends all offers whose time is over, in every event. */
  settle(at: number): Promise<void>;
  /** Open offers of which nobody was told yet, at most so many. */
  untold(most: number, at: number): Promise<readonly OfferedSeat[]>;
  /** Tells of offers, each once. */
  tell(announcements: readonly AnnouncementOfOffer[], at: number): Promise<void>;
  /**
   * Who has a seat, is offered one or waits in a cancelled event that is not over, and was not told that it is cancelled; at most so many.
   */
  untoldOfCancelling(most: number, at: number): Promise<readonly CancelledSeat[]>;
  /** Tells that an event is cancelled, each once. */
  tellOfCancelling(announcements: readonly AnnouncementOfCancelling[], at: number): Promise<void>;
  /** Who has a seat or waits in an event that was moved and has not begun, and was not told of it; at most so many. */
  untoldOfMove(most: number, at: number): Promise<readonly MovedSeat[]>;
  /** Tells that an event is moved, each once for each move. */
  tellOfMove(announcements: readonly AnnouncementOfMove[], at: number): Promise<void>;
};
export const Events = token<Events>("Events");
