import * as z from "zod/mini";
import { MIND_CATEGORIES } from "#core/health/tools/mind.ts";
import { ListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { faults } from "#adapters/http-contract/health/tool-answers.ts";
import { wrongInputText } from "#adapters/http-contract/health/wrong-input-text.ts";
import { boundedText } from "#adapters/http-contract/scalars.ts";
import { moment } from "./tracker-op.ts";
import type { MindAnswer } from "#core/health/tools/mind.ts";
import type { KeptMindAnswer, SentMindAnswer } from "#core/trackers/mind/mind-answers.port.ts";
import type { MindQuestion } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const LONGEST_ID = 40;
const MOST_ANSWERS = 100;
const HIGHEST = 4;
const category = z.enum(MIND_CATEGORIES);
const score = z.int().check(z.minimum(0), z.maximum(HIGHEST));
const option = fields({ answer: score, name: z.string(), hindi: z.string() });
const question: Shape<MindQuestion> = fields({
  questionId: z.string(),
  question: z.string(),
  hindi: z.string(),
  options: z.array(option),
  turned: z.boolean(),
});
const sent: Shape<SentMindAnswer> = fields({ questionId: boundedText(LONGEST_ID), answer: z._default(z.nullable(score), null) });
const stored: Shape<KeptMindAnswer> = fields({ questionId: z.string(), answer: score, at: moment });
const counts = { answered: z.number(), required: z.number(), missing: z.array(z.string()), lowest: z.array(z.string()) };
const worked: Shape<MindAnswer> = z.codec(
  z.object({
    ...counts,
    index: z.nullable(z.string()),
    band: z.nullable(z.string()),
    formula: z.string(),
    notes: z.array(z.string()),
    steps: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  z.custom<MindAnswer>(),
  {
    decode: ({ index, ...rest }) => ({ tool: "mind", ...rest, figures: index === null ? null : { index } }),
    encode: ({ figures, answered, required, missing, lowest, band, formula, notes, steps }) => ({
      answered,
      required,
      missing: [...missing],
      lowest: [...lowest],
      index: figures?.["index"] ?? null,
      band,
      formula,
      notes: [...notes],
      steps: [...steps],
    }),
  },
);

export const showMindQuestions = endpoint(ShowMindQuestions, {
  method: "GET",
  path: "/mindwellness/getMindWellnessCategoryQuestions",
  in: "query",
  audience: "anyone",
  request: only("category", category),
  response: only("question_list", z.array(question)),
});

export const listMindAnswers = endpoint(ListMindAnswers, {
  method: "GET",
  path: "/mindwellness/answers",
  in: "query",
  audience: "customer",
  request: nothing,
  response: fields({ consent: z.boolean(), answers: z.array(stored) }),
});

export const saveMindAnswers = endpoint(SaveMindAnswers, {
  method: "PUT",
  path: "/mindwellness/addMindwellnessCategoryQuestionIntoUser",
  in: "body",
  audience: "customer",
  request: fields({ category, answers: z._default(z.array(sent).check(z.maxLength(MOST_ANSWERS)), []) }),
  response: worked,
  refusals: {
    "wrong-input": answerOf(400, "Bad request", faults, ({ faults: [first] }) => wrongInputText(first ?? null)),
    "no-consent": answerOf(403, "Please allow us to keep health data first."),
  },
});
