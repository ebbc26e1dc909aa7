import * as z from "zod/mini";
import { ITEM_TYPES } from "#core/assessments/questionnaire.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { ASSESSMENT_EVENTS } from "#core/assessments/answering/assessment-step.ts";
import type { Completeness } from "#core/assessments/assess-answers.ts";
import type { AssessmentStep } from "#core/assessments/answering/assessment-step.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AnswerValue, Condition } from "#core/assessments/questionnaire.ts";
import type { AnswerOption, InBoth, QuestionnaireItem } from "#core/assessments/questions/questionnaire-item.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const LONGEST_LINK_ID = 60;
const LONGEST_VALUE = 1000;
const MOST_VALUES = 30;

const value: Shape<AnswerValue> = z.union([z.string().check(z.maxLength(LONGEST_VALUE)), z.number(), z.boolean()]);
const linkId = z.string().check(z.minLength(1), z.maxLength(LONGEST_LINK_ID));

/** As in `assessment check`: one value, a list, or nothing; an empty text is nothing. */
export const sentAnswer: Shape<NumberedAnswer> = wire(
  z.object({
    linkId,
    value: z._default(z.nullable(z.union([value, z.array(value).check(z.maxLength(MOST_VALUES))])), null),
    n: z.int().check(z.minimum(1)),
  }),
  ({ value: given, ...rest }) => ({
    ...rest,
    values: (given === null ? [] : Array.isArray(given) ? given : [given]).filter((one) => one !== ""),
  }),
  ({ values, ...rest }) => ({ ...rest, value: [...values] }),
);

export const keptAnswer: Shape<NumberedAnswer> = fields({ linkId, values: ["value", z.array(value)], n: z.int() });

export const completeness: Shape<Completeness> = fields({
  answered: z.int(),
  required: z.int(),
  percent: z.int(),
  missing: z.array(z.string()),
});

export const step: Shape<AssessmentStep> = fields({ at: instant, event: z.enum(ASSESSMENT_EVENTS) });

const words = { text: z.string(), hindi: z.string() } as const;
export const inBoth: Shape<InBoth> = fields(words);

const condition: Shape<Condition> = z.union([
  z.object({ question: z.string(), operator: z.literal("exists"), value: z.boolean() }),
  z.object({ question: z.string(), operator: z.enum(["=", "!=", "<", "<=", ">", ">="]), value }),
]);

const weight = z.int();
const option: Shape<AnswerOption> = fields({
  ...words,
  code: z.string(),
  weights: z.nullable(z.object({ vata: weight, pitta: weight, kapha: weight })),
  isRedFlag: ["red_flag", z.boolean()],
  isExclusive: ["exclusive", z.boolean()],
});

const itemFields = {
  ...words,
  linkId: z.string(),
  type: z.enum(ITEM_TYPES),
  isRequired: ["required", z.boolean()],
  isRepeated: ["repeats", z.boolean()],
  isReadOnly: ["read_only", z.boolean()],
  conditions: ["enable_when", z.array(condition)],
  behavior: ["enable_behavior", z.enum(["all", "any"])],
  options: z.array(option),
  range: z.nullable(z.object({ least: z.number(), most: z.number() })),
  unit: z.nullable(z.string()),
  mostCharacters: ["max_length", z.nullable(z.int())],
  ends: z.nullable(z.tuple([inBoth, inBoth])),
} as const;

/** Groups hold questions, and questions may hold further ones. */
export const questionnaireItem: Shape<QuestionnaireItem> = z.lazy(() =>
  fields({ ...itemFields, items: ["item", z.array(questionnaireItem)] }),
);
