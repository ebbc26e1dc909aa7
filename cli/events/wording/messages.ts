import { letterDay, letterMoment } from "#cli/wording/letter-moments.ts";

/** `startsAt` in milliseconds since 1970. */
type Cancelled = { readonly title: string; readonly startsAt: number };

/** `until` in milliseconds since 1970. */
type Offer = { readonly title: string; readonly until: number };

/** What people are told of events. */
export const english = {
  offered: ({ title, until }: Offer) => `${title}: a seat is kept for you until ${letterMoment(until)}. Take it or pass it on.`,
  cancelled: ({ title, startsAt }: Cancelled) => `${title} on ${letterDay(startsAt)} is cancelled. You don’t need to do anything.`,
};

export type EventWords = typeof english;
