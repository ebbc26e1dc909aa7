/** `offerHours`: for how many hours a seat is kept for the person to whom it is offered. Instants in milliseconds since 1970. */
export type Event = { readonly startsAt: number; readonly endsAt: number; readonly capacity: number; readonly offerHours: number };

/** What a person does about an event. */
export type PersonalDeed = "join" | "leave" | "accept" | "decline" | "arrive";
export const PERSONAL_DEEDS: readonly PersonalDeed[] = ["join", "leave", "accept", "decline", "arrive"];

export type EventStep =
  | { readonly kind: PersonalDeed; readonly at: number; readonly person: string }
  | { readonly kind: "capacity"; readonly at: number; readonly capacity: number }
  | { readonly kind: "cancel"; readonly at: number };

/** A seat is taken by a person who is going, who is offered one, or who is there. */
export type AttendeeState = "going" | "waiting" | "offered" | "attended" | "left" | "expired";

/** Why a step changes nothing. */
export type StepRefusal = "started" | "not_in" | "no_offer" | "not_going" | "not_now" | "cancelled";
