import type { ProfilePart } from "#core/assessments/answering/health-profile.ts";

/**
 * What a page of the health profile begins with. `member` null: its address names none. `booking`: the appointment to which it leads back;
 * null: none.
 */
export type HealthProfilePage = {
  readonly title: string;
  readonly lead: string;
  readonly part: ProfilePart;
  readonly member: string | null;
  readonly booking: string | null;
};
