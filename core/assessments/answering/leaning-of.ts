import { prakriti } from "../../health/tools/prakriti.ts";
import { allItems } from "../questions/worded-questionnaire.ts";
import type { PrakritiAnswer, Weights } from "../../health/tools/prakriti.ts";
import type { QuestionnaireItem } from "../questions/questionnaire-item.ts";
import type { NumberedAnswer } from "./assessment.ts";

/**
 * Which doshas answers lean to, by the weights of the options that were chosen; null: none of them has a weight. Never a diagnosis.
 * Source: specification/assessments.md, Leaning in ayurveda.
 */
export function leaningOf(items: readonly QuestionnaireItem[], answers: readonly NumberedAnswer[]): PrakritiAnswer | null {
  const chosen = allItems(items).flatMap(({ linkId, options }) => {
    const values = answers.find((answer) => answer.linkId === linkId)?.values ?? [];
    return options.flatMap(({ code, weights }) => (weights !== null && values.includes(code) ? [weights] : []));
  });
  const sum = (dosha: keyof Weights) => chosen.reduce((total, weights) => total + weights[dosha], 0);
  const weights = { vata: sum("vata"), pitta: sum("pitta"), kapha: sum("kapha") };
  return chosen.length === 0 ? null : prakriti({ kind: "weights", weights });
}
