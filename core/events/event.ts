/** `offerHours`: for how many hours a seat is kept for the person to whom it is offered. Instants in milliseconds since 1970. */
export type Event = EventTimes & { readonly capacity: number; readonly offerHours: number };

/** From its start to before its end, in milliseconds since 1970. */
export type EventTimes = { readonly startsAt: number; readonly endsAt: number };

/** What a person does about an event. Whoever has a seat or waits when it is moved to another time can `keep` that. */
export type PersonalDeed = "join" | "leave" | "accept" | "decline" | "arrive" | "keep";

export type EventStep =
  | { readonly kind: PersonalDeed; readonly at: number; readonly person: string }
  | { readonly kind: "capacity"; readonly at: number; readonly capacity: number }
  | { readonly kind: "cancel"; readonly at: number }
  /** It is moved to other times, `to`, from those that it had, `from`. */
  | { readonly kind: "move"; readonly at: number; readonly from: EventTimes; readonly to: EventTimes };

/** A seat is taken by a person who is going, who is offered one, or who is there. */
export type AttendeeState = "going" | "waiting" | "offered" | "attended" | "left" | "expired";

/** Why a step changes nothing. */
export type StepRefusal = "started" | "not_in" | "no_offer" | "not_going" | "not_now" | "cancelled" | MoveRefusal;

/** Why an event can't be moved: it is over, it would begin in the past, or it is at those times already. A cancelled one is `cancelled`. */
export type MoveRefusal = "ended" | "past" | "same_times";
