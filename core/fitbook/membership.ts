/** The relation of a customer to a group or a challenge. Whoever runs a group is its member too. */
export type Membership = "none" | "invited" | "requested" | "declined" | "member" | "banned";

/** One's own steps. `accept` and `decline` answer an invitation. */
export const OWN_STEPS = ["join", "ask", "accept", "decline", "leave"] as const;
/** Steps of those who run a group. `let_in` and `turn_down` answer a request. */
export const STEPS_OF_RUNNERS = ["invite", "let_in", "turn_down", "remove", "ban", "unban"] as const;
export type MembershipEvent = (typeof OWN_STEPS)[number] | (typeof STEPS_OF_RUNNERS)[number];

/** What is not named does not fit. Source: specification/fitbook.md, Groups. */
const table: Readonly<Record<Membership, Readonly<Partial<Record<MembershipEvent, Membership>>>>> = {
  none: { invite: "invited", join: "member", ask: "requested", ban: "banned" },
  invited: {
    invite: "invited",
    join: "member",
    ask: "member",
    accept: "member",
    decline: "declined",
    let_in: "member",
    turn_down: "none",
    leave: "declined",
    remove: "none",
    ban: "banned",
  },
  requested: {
    invite: "member",
    join: "member",
    ask: "requested",
    let_in: "member",
    turn_down: "declined",
    leave: "none",
    remove: "none",
    ban: "banned",
  },
  declined: { invite: "invited", join: "member", ask: "requested", decline: "declined", turn_down: "declined", ban: "banned" },
  member: {
    invite: "member",
    join: "member",
    ask: "member",
    accept: "member",
    let_in: "member",
    leave: "none",
    remove: "none",
    ban: "banned",
  },
  banned: { ban: "banned", unban: "none" },
};

/** The next state; null where the event does not fit. A repeated event gives the same state. */
export const nextMembership = (state: Membership, event: MembershipEvent): Membership | null => table[state][event] ?? null;
