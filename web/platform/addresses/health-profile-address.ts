import type { ProfilePart } from "#core/assessments/answering/health-profile.ts";

/** The page of each part. Source: specification/assessments.md, Health profile. */
export const PROFILE_PAGES = {
  conditions: "/medicalcondition",
  measures: "/physicalgenerals",
} as const satisfies Record<ProfilePart, string>;

/**
 * Where a part of the health profile of a customer or a member stands. `booking`: the appointment from which somebody goes there, and to
 * which they go back; null: none.
 */
export function healthProfileAddress(part: ProfilePart, member: string | null, booking: string | null = null): string {
  const named = Object.entries({ member, booking }).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return named.length === 0 ? PROFILE_PAGES[part] : `${PROFILE_PAGES[part]}?${new URLSearchParams(named)}`;
}
