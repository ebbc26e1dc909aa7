import type { assessmentHeads } from "./wording/assessment-heads.ts";

/** What a page of assessments begins with. `id`, `booking`, `member` null: its address names none. */
export type OwnAssessments = {
  readonly title: string;
  readonly lead: string;
  readonly page: keyof typeof assessmentHeads;
  readonly id: string | null;
  readonly booking: string | null;
  readonly member: string | null;
};
