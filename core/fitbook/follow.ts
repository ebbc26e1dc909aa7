/** How one customer stands to another one whom they follow or asked to follow. `declined` is known to the one who declined alone. */
export type Follow = "none" | "requested" | "following" | "declined";

/** `ask`: the follower asks; `accept`, `decline`: the other answers; `agree`: the other follows already or was just accepted, so no request is needed. */
export type FollowEvent = "ask" | "accept" | "decline" | "agree";

const table: Readonly<Record<Follow, Readonly<Record<FollowEvent, Follow | null>>>> = {
  none: { ask: "requested", accept: null, decline: null, agree: "following" },
  requested: { ask: "requested", accept: "following", decline: "declined", agree: "following" },
  following: { ask: "following", accept: "following", decline: null, agree: "following" },
  declined: { ask: "declined", accept: null, decline: "declined", agree: "following" },
};

/** Null where the event does not fit. The same event twice leaves what it made. Somebody declined may ask on: the other is not asked again. */
export const nextFollow = (state: Follow, event: FollowEvent): Follow | null => table[state][event];

/** What whoever asked is told: never that they were declined. */
export const shownFollow = (state: Follow): "none" | "requested" | "following" => (state === "declined" ? "requested" : state);
