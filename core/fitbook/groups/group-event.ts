import { OWN_STEPS, STEPS_OF_RUNNERS } from "../membership.ts";
import type { MembershipEvent } from "../membership.ts";

/**
 * `hand_over`: the owner wants a member to be the next owner; `take_over`: that member agrees. Source: specification/fitbook.md, Groups.
 */
export const ROLE_EVENTS = ["promote", "demote", "hand_over", "take_over"] as const;
export type RoleEvent = (typeof ROLE_EVENTS)[number];

export const GROUP_EVENTS = [...OWN_STEPS, ...STEPS_OF_RUNNERS, ...ROLE_EVENTS] as const;
export type GroupEvent = MembershipEvent | RoleEvent;

export const isRoleEvent = (event: GroupEvent): event is RoleEvent => ROLE_EVENTS.some((one) => one === event);

/** Whether it is a step of one's own; the others are taken for somebody else. */
export const isOwnStep = (event: GroupEvent): boolean => event === "take_over" || OWN_STEPS.some((one) => one === event);
