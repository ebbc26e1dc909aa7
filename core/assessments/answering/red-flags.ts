import { allItems } from "../questions/worded-questionnaire.ts";
import type { QuestionnaireItem } from "../questions/questionnaire-item.ts";
import type { NumberedAnswer } from "./assessment.ts";

/** The codes of signs of an emergency among what was chosen. Source: specification/assessments.md, Health profile. */
export const redFlagsIn = (items: readonly QuestionnaireItem[], answers: readonly NumberedAnswer[]): readonly string[] =>
  allItems(items).flatMap(({ linkId, options }) => {
    const values = answers.find((answer) => answer.linkId === linkId)?.values ?? [];
    return options.flatMap(({ code, isRedFlag }) => (isRedFlag && values.includes(code) ? [code] : []));
  });
