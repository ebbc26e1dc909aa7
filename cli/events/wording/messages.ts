const days = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", weekday: "long", day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", hour: "numeric", minute: "2-digit", hour12: true });

/** `startsAt` in milliseconds since 1970. */
type Cancelled = { readonly title: string; readonly startsAt: number };

/** `until` in milliseconds since 1970. */
type Offer = { readonly title: string; readonly until: number };

/** What people are told of events. */
export const english = {
  offered: ({ title, until }: Offer) =>
    `${title}: a seat is kept for you until ${days.format(until)}, ${clock.format(until).replaceAll(/\s/g, " ")} (Indian time). Take it or pass it on.`,
  cancelled: ({ title, startsAt }: Cancelled) => `${title} on ${days.format(startsAt)} is cancelled. You don’t need to do anything.`,
};

export type EventWords = typeof english;
