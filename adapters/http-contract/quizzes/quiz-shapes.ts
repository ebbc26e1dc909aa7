import * as z from "zod/mini";
import { QUESTION_KINDS, quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { idOf, instant } from "#adapters/http-contract/scalars.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { Answer, AnswerKey, AnswerValue } from "#core/quizzes/quiz.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const quiz = idOf(quizId);

const optionId = z.string().check(z.maxLength(60));
const MOST_OPTIONS = 10;

/** As in `quiz score`: an option's id, several, or a number; an empty list is no answer. */
export const answerValue: Shape<AnswerValue | null> = z.codec(
  z.nullable(z.union([optionId, z.array(optionId).check(z.maxLength(MOST_OPTIONS)), z.number()])),
  z.custom<AnswerValue | null>(),
  {
    decode: (value) => (Array.isArray(value) && value.length === 0 ? null : value),
    encode: (value) => (typeof value === "object" && value !== null ? [...value] : value),
  },
);

/** The same where there must be one. */
export const givenAnswer: Shape<AnswerValue> = z.codec(
  z.union([optionId, z.array(optionId).check(z.maxLength(MOST_OPTIONS)), z.number()]),
  z.custom<AnswerValue>(),
  {
    decode: (value) => value,
    encode: (value) => (typeof value === "object" ? [...value] : value),
  },
);

export const shownQuiz: Shape<ShownQuiz> = fields({
  id: ["_id", quiz],
  title: bilingualText,
  note: z.nullable(bilingualText),
  state: z.enum(["upcoming", "open", "settling", "closed"]),
  opensAt: ["opens_at", instant],
  closesAt: ["closes_at", instant],
  mode: z.union([
    fields({ kind: z.literal("questionnaire"), minutes: z.int(), passPercent: ["pass_percent", z.int()] }),
    fields({ kind: z.literal("live") }),
  ]),
  questions: z.int(),
  points: z.int(),
  penalty: z.int(),
  takers: z.int(),
});

/** A question as it may be read before its key: there is no field for one. */
export const keylessQuestion: Shape<KeylessQuestion> = fields({
  id: ["_id", z.string()],
  kind: ["type", z.enum(QUESTION_KINDS)],
  text: bilingualText,
  picture: z.nullable(z.string()),
  options: z.array(fields({ id: ["_id", z.string()], text: bilingualText })),
  points: z.int(),
  penalty: z.int(),
  seconds: z.int(),
});

export const keptAnswer: Shape<Answer> = fields({ question: z.string(), value: answerValue, at: instant });

export const answerKey: Shape<AnswerKey> = z.union([
  fields({ kind: z.literal("single"), option: z.string() }),
  fields({ kind: z.literal("multiple"), options: z.array(z.string()), isPartial: ["partial", z.boolean()] }),
  fields({ kind: z.literal("order"), options: z.array(z.string()) }),
  fields({ kind: z.literal("number"), number: z.number(), tolerance: z.number() }),
]);
