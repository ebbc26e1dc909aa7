import { PREGNANCIES } from "../../consultations/safety/person-health.ts";
import { allergiesIn } from "../answering/answered-allergies.ts";
import { allItems } from "../questions/worded-questionnaire.ts";
import { PROFILE_GROUPS } from "../answering/health-profile.ts";
import type { AnsweredHealth } from "../../consultations/safety/person-health.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";
import type { AnswerValue } from "../questionnaire.ts";

const CONDITIONS = new Set(allItems([PROFILE_GROUPS.conditions]).map(({ linkId }) => linkId));

/** What a health profile tells that a product can be held against. Source: specification/safety.md, What is kept. */
export function answeredHealth(answers: readonly NumberedAnswer[]): AnsweredHealth {
  const valuesOf = (question: string): readonly AnswerValue[] => answers.find(({ linkId }) => linkId === question)?.values ?? [];
  const textOf = (question: string): string => valuesOf(question).find((value) => typeof value === "string") ?? "";
  const [takesMedicines] = valuesOf("takes-medicines");
  return {
    conditions: valuesOf("conditions").filter((value) => typeof value === "string"),
    otherConditions: textOf("conditions-other"),
    takesMedicines: typeof takesMedicines === "boolean" ? takesMedicines : null,
    medicines: textOf("medicines"),
    allergies: allergiesIn(answers),
    pregnancy: PREGNANCIES.find((one) => valuesOf("pregnancy").includes(one)) ?? null,
  };
}

/** Whether anything of illnesses, medicines, allergies and pregnancy was answered. */
export const tellsHealth = (answers: readonly NumberedAnswer[]): boolean =>
  answers.some(({ linkId, values }) => CONDITIONS.has(linkId) && values.length > 0);
