import { profileAfter } from "#core/assessments/answering/health-profile.ts";
import { assessmentsAt } from "./assessments-at.ts";
import type { HealthProfile } from "#core/assessments/answering/health-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const MEASURES = { height: [158], weight: [61.5], "knows-blood-pressure": [true], systolic: [118], diastolic: [76] } as const;

/** Asha's health profile: what she answered in assessments, and her measures. `now` in milliseconds since 1970. */
export function healthProfileAt(now: number, customer: CustomerId): HealthProfile {
  const answered = assessmentsAt(now, customer).flatMap(({ answers }) => answers);
  const at = Math.max(...answered.map(({ n }) => n));
  const measured = Object.entries(MEASURES).map(([linkId, values]) => ({ linkId, values, n: at + 1 }));
  return { customer, member: null, answers: profileAfter([], [...answered, ...measured]) ?? [] };
}
