import { questionnaireOf } from "../questionnaire.ts";
import { inBoth } from "./questionnaire-item.ts";
import type { Item, Questionnaire } from "../questionnaire.ts";
import type { QuestionnaireItem, InBoth, Words } from "./questionnaire-item.ts";

export const ASSESSMENT_KINDS = ["ayurveda", "nutrition", "homeopathy", "yoga", "physio", "siddha", "unani", "default"] as const;
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number];

/** `items` are its groups, a page each. `questionnaire` is the same as its answers are judged by. */
export type WordedQuestionnaire = {
  readonly kind: AssessmentKind;
  readonly version: number;
  readonly title: InBoth;
  readonly items: readonly QuestionnaireItem[];
  readonly questionnaire: Questionnaire;
};

/**
 * The questionnaire of these items. A defect where two of its linkIds are the same or a condition leads back to its own item: the lint of
 * questionnaires runs before anything is built.
 */
export function wordedQuestionnaire(
  kind: AssessmentKind,
  version: number,
  title: Words,
  items: readonly QuestionnaireItem[],
): WordedQuestionnaire {
  return { kind, version, title: inBoth(title), items, questionnaire: questionnaireOfItems(items) };
}

/** What answers to these items are judged by. A defect where a condition leads back to its own item. */
export function questionnaireOfItems(items: readonly QuestionnaireItem[]): Questionnaire {
  const questionnaire = questionnaireOf(itemsWithin(null, items));
  if (questionnaire === null) throw new TypeError("the conditions of a questionnaire lead back to themselves");
  return questionnaire;
}

const itemsWithin = (within: string | null, items: readonly QuestionnaireItem[]): readonly Item[] =>
  items.flatMap((item) => {
    const { linkId, type, isRequired, conditions, behavior } = item;
    return [{ linkId, within, type, isRequired, conditions, behavior }, ...itemsWithin(linkId, item.items)];
  });

/** All items, groups among them, in the document's order. */
export const allItems = (items: readonly QuestionnaireItem[]): readonly QuestionnaireItem[] =>
  items.flatMap((item) => [item, ...allItems(item.items)]);
