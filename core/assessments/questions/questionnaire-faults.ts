import { allItems } from "./worded-questionnaire.ts";
import type { QuestionnaireItem, InBoth } from "./questionnaire-item.ts";
import type { WordedQuestionnaire } from "./worded-questionnaire.ts";

export type QuestionnaireProblem =
  | "linkId-twice"
  | "words-missing"
  | "options-missing"
  | "code-twice"
  | "option-unknown"
  | "group-empty"
  | "range-missing";
/** What is wrong with an item; `linkId` null: it is missing from the questionnaire as a whole. */
export type QuestionnaireFault =
  | { readonly kind: QuestionnaireProblem; readonly linkId: string }
  | { readonly kind: "common-question-missing"; readonly linkId: string };

/** What every questionnaire asks. Source: specification/assessments.md, Questionnaires. */
const ASKED_BY_ALL = [
  ...["red-flag", "complaint-text", "duration", "severity", "conditions", "medicines", "allergies", "pregnancy", "report"],
] as const;

/** What nobody could answer, read or judge in a questionnaire; empty: nothing. Source: specification/assessments.md, Questionnaires. */
export function questionnaireFaults({ items }: WordedQuestionnaire): readonly QuestionnaireFault[] {
  const all = allItems(items);
  const byId = new Map(all.map((item) => [item.linkId, item]));
  const missing = ASKED_BY_ALL.filter((linkId) => !byId.has(linkId));
  return [
    ...all.flatMap((item, index) => [
      ...(all.findIndex(({ linkId }) => linkId === item.linkId) < index ? [{ kind: "linkId-twice" as const, linkId: item.linkId }] : []),
      ...itemProblems(item, byId).map((kind) => ({ kind, linkId: item.linkId })),
    ]),
    ...missing.map((linkId) => ({ kind: "common-question-missing" as const, linkId })),
  ];
}

function itemProblems(item: QuestionnaireItem, byId: ReadonlyMap<string, QuestionnaireItem>): readonly QuestionnaireProblem[] {
  const codes = item.options.map(({ code }) => code);
  const isChoice = item.type === "choice" || item.type === "open-choice";
  const isNumber = item.type === "integer" || item.type === "decimal" || item.type === "quantity";
  const found: readonly (readonly [QuestionnaireProblem, boolean])[] = [
    ["words-missing", ![item, ...item.options, ...(item.ends ?? [])].every(hasWords)],
    ["options-missing", isChoice && codes.length < 2],
    ["code-twice", new Set(codes).size < codes.length],
    ["option-unknown", !item.conditions.every((condition) => namesAnOption(condition, byId))],
    ["group-empty", item.type === "group" && item.items.length === 0],
    ["range-missing", isNumber && (item.range === null || item.range.least >= item.range.most)],
  ];
  return found.flatMap(([kind, isSo]) => (isSo ? [kind] : []));
}

const hasWords = ({ text, hindi }: InBoth): boolean => text.trim() !== "" && /\p{Script=Devanagari}/u.test(hindi);

/** A condition on a choice compares with one of its codes; on another question any value will do. */
function namesAnOption(
  { question, value }: QuestionnaireItem["conditions"][number],
  byId: ReadonlyMap<string, QuestionnaireItem>,
): boolean {
  const options = byId.get(question)?.options ?? [];
  return options.length === 0 || typeof value === "boolean" || options.some(({ code }) => code === value);
}
