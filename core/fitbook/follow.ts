/**
 * The relation of one customer to another whom they follow or asked to follow. Only the customer who declined knows that it is `declined`.
 */
export type Follow = "none" | "requested" | "following" | "declined";

/**
 * A request that was taken back: nobody is told of it, and who asked is told `none`. `withdrawn-declined`: it had been declined, so that
 * the other is not asked again. Source: specification/fitbook.md, Follow.
 */
export type WithdrawnFollow = "withdrawn" | "withdrawn-declined";
export type FollowState = Follow | WithdrawnFollow;

/** How many somebody may follow, those among them whom they have asked. Source: specification/fitbook.md, Follow. */
export const MOST_FOLLOWED = 5_000;

/**
 * `ask`: the follower asks. `accept`, `decline`: the other answers. `agree`: no request is needed, because the other already follows or was
 * just accepted. `withdraw`: the follower takes the request back.
 */
export type FollowEvent = "ask" | "accept" | "decline" | "agree" | "withdraw";

const table: Readonly<Record<FollowState, Readonly<Record<FollowEvent, FollowState | null>>>> = {
  none: { ask: "requested", accept: null, decline: null, agree: "following", withdraw: null },
  requested: { ask: "requested", accept: "following", decline: "declined", agree: "following", withdraw: "withdrawn" },
  following: { ask: "following", accept: "following", decline: null, agree: "following", withdraw: null },
  declined: { ask: "declined", accept: null, decline: "declined", agree: "following", withdraw: "withdrawn-declined" },
  withdrawn: { ask: "requested", accept: null, decline: null, agree: "following", withdraw: "withdrawn" },
  "withdrawn-declined": { ask: "declined", accept: null, decline: null, agree: "following", withdraw: "withdrawn-declined" },
};

/**
 * The next state; null where the event does not fit. A repeated event gives the same state. A customer who was declined may ask again, but
 * the other is not asked again.
 */
export const nextFollow = (state: FollowState, event: FollowEvent): FollowState | null => table[state][event];

export const isWithdrawn = (state: FollowState): state is WithdrawnFollow => state === "withdrawn" || state === "withdrawn-declined";

/** The state that the asking customer is shown. It never shows that they were declined. */
export function shownFollow(state: FollowState): "none" | "requested" | "following" {
  if (isWithdrawn(state)) return "none";
  return state === "declined" ? "requested" : state;
}
