import type { WireAssessment, WireItem } from "#tests/arbitraries/any-assessment-file.ts";

type Condition = Readonly<Record<string, unknown>>;

/**
 * The contract of `assessment check` once more, sentence by sentence, and as slowly. Source: specification/assessments.md, The commands.
 */
export function naiveAssessment({ questionnaire, answers = {} }: WireAssessment): object {
  const all: { readonly item: WireItem; readonly above: readonly WireItem[] }[] = [];
  const walk = (items: readonly WireItem[], above: readonly WireItem[]) => {
    for (const item of items) {
      all.push({ item, above });
      walk(item.item ?? [], [...above, item]);
    }
  };
  walk(questionnaire.item ?? [], []);

  const given = (linkId: string): readonly unknown[] => {
    const value = Object.hasOwn(answers, linkId) ? answers[linkId] : undefined;
    return (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null && one !== "");
  };
  const isEnabled = (linkId: string): boolean => {
    const found = all.find(({ item }) => item.linkId === linkId);
    return found !== undefined && [...found.above, found.item].every(hold);
  };
  const hold = ({ enableWhen = [], enableBehavior = "all" }: WireItem): boolean =>
    enableWhen.length === 0 || (enableBehavior === "any" ? enableWhen.some(holds) : enableWhen.every(holds));
  const holds = (condition: Condition): boolean => {
    const question = String(condition["question"]);
    const told = isEnabled(question) ? given(question) : [];
    const wanted = wantedBy(condition);
    switch (condition["operator"]) {
      case "exists":
        return wanted === true ? told.length > 0 : told.length === 0;
      case "=":
        return told.some((one) => one === wanted);
      case "!=":
        return told.length > 0 && told.every((one) => one !== wanted);
      case "<":
        return told.some((one) => isBelow(one, wanted));
      case "<=":
        return told.some((one) => one === wanted || isBelow(one, wanted));
      case ">":
        return told.some((one) => isBelow(wanted, one));
      default:
        return told.some((one) => one === wanted || isBelow(wanted, one));
    }
  };

  const questions = all.map(({ item }) => item).filter(({ type }) => type !== "group" && type !== "display");
  const enabled = questions.filter(({ linkId }) => isEnabled(linkId));
  const required = enabled.filter((question) => question.required === true);
  const missing = required.filter(({ linkId }) => given(linkId).length === 0);
  const answered = required.length - missing.length;
  return {
    enabled: enabled.map(({ linkId }) => linkId),
    answered,
    required: required.length,
    percent: required.length === 0 ? 100 : Number((BigInt(answered) * 100n) / BigInt(required.length)),
    missing: missing.map(({ linkId }) => linkId),
    dropped: questions.filter(({ linkId }) => !isEnabled(linkId) && given(linkId).length > 0).map(({ linkId }) => linkId),
  };
}

function wantedBy(condition: Condition): unknown {
  const [, value] = Object.entries(condition).find(([key]) => key.startsWith("answer")) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value)[0] : value;
}

const isBelow = (one: unknown, other: unknown): boolean =>
  typeof one === "number" && typeof other === "number" ? one < other : String(one) < String(other);
