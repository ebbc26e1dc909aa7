import type { Facts } from "#web/design/phrase.ts";

/** What the desk says of each time of a day. */
export const timesPhrases = {
  notShown: "Your times can't be shown right now.",
  day: "Day",
  length: "Length",
  earlier: "The day before",
  later: "The day after",
  refresh: "Refresh",
  free: { one: ({ count }: Facts<"count">) => `${count} time is free`, other: ({ count }: Facts<"count">) => `${count} times are free` },
  noneFree: "No time is free",
  onDay: ({ day, free }: Facts<"day" | "free">) => `${day}: ${free}`,
  span: ({ from, to }: Facts<"from" | "to">) => `${from} to ${to}`,
  booked: ({ time }: Facts<"time">) => `Taken: your appointment at ${time}`,
  buffer: ({ time }: Facts<"time">) => `Taken: too close to your appointment at ${time}`,
  bufferOfHold: "Too close to a time that is being booked",
  indianTime: "All times are Indian time. This is what a patient without other appointments sees.",
  outdated: "You're offline. This may be out of date.",
};
