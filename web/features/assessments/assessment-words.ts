import { dayOf } from "#web/design/figures/days.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { dayIn } from "#core/shared/day.ts";
import { assessmentPhrases as says } from "./wording/assessments.ts";
import type { AnswerValue } from "#core/assessments/questionnaire.ts";
import type { InBoth, QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";

const isHindi = languageWords.language === "hi";

/** The questions and answers of assessments in words, in any language. */
export const assessmentWords = {
  ...says,
  told: ({ text, hindi }: InBoth): string => (isHindi ? hindi : text),
  answer: (item: QuestionnaireItem, values: readonly AnswerValue[]): string =>
    values.length === 0 ? says.unanswered : values.map((value) => toldValue(item, value)).join(", "),
  hint: ({ range, unit, ends }: QuestionnaireItem): string | null => {
    if (range === null) return null;
    const span = { least: String(range.least), most: String(range.most) };
    if (ends !== null) return says.scale({ ...span, low: assessmentWords.told(ends[0]), high: assessmentWords.told(ends[1]) });
    return unit === null ? says.between(span) : says.betweenOf({ ...span, unit: unitName(unit) });
  },
  missingOf: (count: number): string => (count === 1 ? says.missingOne : says.missingMany({ count: String(count) })),
};

function toldValue({ type, options, unit }: QuestionnaireItem, value: AnswerValue): string {
  if (typeof value === "boolean") return value ? says.yes : says.no;
  const chosen = options.find(({ code }) => code === value);
  if (chosen !== undefined) return assessmentWords.told(chosen);
  const day = type === "date" ? dayIn(String(value)) : null;
  if (day !== null) return dayOf(day);
  return unit === null ? String(value) : says.ofUnit({ figure: String(value), unit: unitName(unit) });
}

const unitName = (unit: string): string => Object.entries(says.units).find(([code]) => code === unit)?.[1] ?? unit;
