import { redFlagsIn } from "../answering/red-flags.ts";
import { SELF_HARM } from "../questions/common-groups.ts";
import { questionnaireIn } from "../questions/questionnaires.ts";
import type { EmergencySign } from "../../consultations/safety/person-health.ts";
import type { SharedAssessment } from "./shared-data.ts";

/**
 * The worst sign of an emergency in what was answered for an appointment; null: there is none. Source: specification/assessments.md, Health
 * profile.
 */
export function emergencySignIn(assessments: readonly Pick<SharedAssessment, "kind" | "version" | "answers">[]): EmergencySign | null {
  const signs = assessments.flatMap(({ kind, version, answers }) => redFlagsIn(questionnaireIn(kind, version)?.items ?? [], answers));
  if (signs.length === 0) return null;
  return signs.includes(SELF_HARM) ? "self-harm" : "emergency";
}
