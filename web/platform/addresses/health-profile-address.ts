import type { ProfilePart } from "#core/assessments/answering/health-profile.ts";

/** The page of each part. Source: specification/assessments.md, Health profile. */
export const PROFILE_PAGES = {
  conditions: "/medicalcondition",
  measures: "/physicalgenerals",
} as const satisfies Record<ProfilePart, string>;

/** Where a part of the health profile of a customer or a member stands. */
export const healthProfileAddress = (part: ProfilePart, member: string | null): string =>
  member === null ? PROFILE_PAGES[part] : `${PROFILE_PAGES[part]}?${new URLSearchParams({ member })}`;
