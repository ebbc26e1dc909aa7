import { assessmentWords as words } from "./assessment-words.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

/**
 * Questions with their answers in words; texts between them and pictures have none. `named`: how a question is called, otherwise than its
 * patient was asked.
 */
export const answeredFacts = (
  questions: readonly QuestionnaireItem[],
  answers: ReadonlyMap<string, NumberedAnswer>,
  named: (item: QuestionnaireItem) => string = words.told,
) =>
  questions.flatMap((item) =>
    item.type === "display" || item.type === "attachment"
      ? []
      : [{ name: named(item), value: words.answer(item, answers.get(item.linkId)?.values ?? []) }],
  );
