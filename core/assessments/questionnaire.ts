/** The types of questions that a questionnaire of FHIR R4 may have here. */
export const QUESTION_TYPES = [
  "boolean",
  "integer",
  "decimal",
  "date",
  "string",
  "text",
  "choice",
  "open-choice",
  "quantity",
  "attachment",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** A group holds items, a display is text between questions: neither is answered. */
export const ITEM_TYPES = ["group", "display", ...QUESTION_TYPES] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** A code stands for a choice, a number for a quantity, a day as "2026-11-20" for a date, the id of a file for an attachment. */
export type AnswerValue = string | number | boolean;

export const COMPARISONS = ["<", "<=", ">", ">="] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** When an item is asked: what must have been answered to `question`, a linkId. */
export type Condition =
  | { readonly question: string; readonly operator: "exists"; readonly value: boolean }
  | { readonly question: string; readonly operator: "=" | "!=" | Comparison; readonly value: AnswerValue };

/** `within`: the linkId of the item that it stands in; null: of none. `behavior`: how many of the conditions must hold. */
export type Item = {
  readonly linkId: string;
  readonly within: string | null;
  readonly type: ItemType;
  readonly isRequired: boolean;
  readonly conditions: readonly Condition[];
  readonly behavior: "all" | "any";
};

declare const questionnaireBrand: unique symbol;

/** `items` in the document's order. `order`: the same, each after the item that it stands in and the questions that its conditions name. */
export type Questionnaire = {
  readonly items: readonly Item[];
  readonly order: readonly Item[];
  readonly [questionnaireBrand]: true;
};

/**
 * The questionnaire of items whose linkIds are all different, given in the document's order. Null where whether an item is asked hangs, in
 * the end, on itself: such a questionnaire can't be asked. A parent's condition on its child is one of them.
 * Source: specification/assessments.md, Which questions are asked.
 */
export function questionnaireOf(items: readonly Item[]): Questionnaire | null {
  const order = inOrderOfNeeds(items);
  return order.length === items.length ? ({ items, order } as Questionnaire) : null;
}

/** Each item after whatever decides about it; those that hang on themselves are left out. */
function inOrderOfNeeds(items: readonly Item[]): readonly Item[] {
  const awaiting = new Map<string, Item[]>();
  const open = new Map<Item, number>();
  const order: Item[] = [];
  for (const item of items) {
    const needs = new Set([...(item.within === null ? [] : [item.within]), ...item.conditions.map(({ question }) => question)]);
    for (const need of needs) {
      const others = awaiting.get(need);
      if (others === undefined) awaiting.set(need, [item]);
      else others.push(item);
    }
    open.set(item, needs.size);
    if (needs.size === 0) order.push(item);
  }
  for (const { linkId } of order)
    for (const item of awaiting.get(linkId) ?? []) {
      const left = (open.get(item) ?? 0) - 1;
      open.set(item, left);
      if (left === 0) order.push(item); // The loop comes to what is added meanwhile.
    }
  return order;
}
