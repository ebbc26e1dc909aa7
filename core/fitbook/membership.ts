/** The relation of a customer to a group or a challenge. */
export type Membership = "none" | "invited" | "member" | "declined" | "banned";

/** `join` is the customer's own step; `accept` and `decline` answer an invitation. */
export type MembershipEvent = "invite" | "accept" | "decline" | "join";

const table: Readonly<Record<Membership, Readonly<Record<MembershipEvent, Membership | null>>>> = {
  none: { invite: "invited", accept: null, decline: null, join: "member" },
  invited: { invite: "invited", accept: "member", decline: "declined", join: "member" },
  member: { invite: "member", accept: "member", decline: null, join: "member" },
  declined: { invite: "invited", accept: null, decline: "declined", join: "member" },
  banned: { invite: null, accept: null, decline: null, join: null },
};

/** The next state; null where the event does not fit. A repeated event gives the same state. */
export const nextMembership = (state: Membership, event: MembershipEvent): Membership | null => table[state][event];
