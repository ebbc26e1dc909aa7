/** `offerHours`: how long a seat is kept for whoever it is offered to. Instants in milliseconds since 1970. */
export type Event = { readonly startsAt: number; readonly endsAt: number; readonly capacity: number; readonly offerHours: number };

/** What somebody does about an event. */
export type PersonalDeed = "join" | "leave" | "accept" | "decline" | "arrive";
export const PERSONAL_DEEDS: readonly PersonalDeed[] = ["join", "leave", "accept", "decline", "arrive"];

export type EventStep =
  | { readonly kind: PersonalDeed; readonly at: number; readonly person: string }
  | { readonly kind: "capacity"; readonly at: number; readonly capacity: number }
  | { readonly kind: "cancel"; readonly at: number };

/** A seat is taken by whoever is going, offered one, or there. */
export type AttendeeState = "going" | "waiting" | "offered" | "attended" | "left" | "expired";

/** Why a step changes nothing. */
export type StepRefusal = "started" | "not_in" | "no_offer" | "not_going" | "not_now" | "cancelled";
