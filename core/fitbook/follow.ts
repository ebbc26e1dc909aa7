/**
 * The relation of one customer to another whom they follow or asked to follow. Only the customer who declined knows that it is `declined`.
 */
export type Follow = "none" | "requested" | "following" | "declined";

/** How many somebody may follow, those among them whom they have asked. Source: specification/fitbook.md, Follow. */
export const MOST_FOLLOWED = 5_000;

/**
 * `ask`: the follower asks. `accept`, `decline`: the other answers. `agree`: no request is needed, because the other already follows or was
 * just accepted.
 */
export type FollowEvent = "ask" | "accept" | "decline" | "agree";

const table: Readonly<Record<Follow, Readonly<Record<FollowEvent, Follow | null>>>> = {
  none: { ask: "requested", accept: null, decline: null, agree: "following" },
  requested: { ask: "requested", accept: "following", decline: "declined", agree: "following" },
  following: { ask: "following", accept: "following", decline: null, agree: "following" },
  declined: { ask: "declined", accept: null, decline: "declined", agree: "following" },
};

/**
 * The next state; null where the event does not fit. A repeated event gives the same state. A customer who was declined may ask again, but
 * the other is not asked again.
 */
export const nextFollow = (state: Follow, event: FollowEvent): Follow | null => table[state][event];

/** The state that the asking customer is shown. It never shows that they were declined. */
export const shownFollow = (state: Follow): "none" | "requested" | "following" => (state === "declined" ? "requested" : state);
