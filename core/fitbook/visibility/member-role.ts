import type { Membership } from "../membership.ts";
import type { MemberState } from "./world.ts";

/** The roles of those who are in a group, from the highest. */
export const MEMBER_ROLES = ["owner", "admin", "member"] as const satisfies readonly MemberState[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Source: specification/visibility.md, A group. */
export const isIn = (state: MemberState | null): state is MemberRole => MEMBER_ROLES.some((role) => role === state);

/** Source: specification/fitbook.md, Groups. */
export const runs = (state: MemberState | null): state is "owner" | "admin" => state === "owner" || state === "admin";

/** null: there is no tie. */
export const membershipOf = (state: MemberState | null): Membership => (state === null ? "none" : isIn(state) ? "member" : state);
