import { idsOf, Ids } from "#adapters/input-file/ids.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { ID } from "./quiz-id.ts";
import { FEWEST_OPTIONS, MOST_OPTIONS, POINTS, readKey, SECONDS, penaltyUpTo, TYPE } from "./question.ts";
import { WORDS } from "./words.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import type { QuestionOption, KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { QuestionKey } from "#core/quizzes/content/question-key.ts";
import type { QuizMode } from "#core/quizzes/quiz.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** A question as staff import it, taken apart into what is asked and what is right. */
type FedQuestion = { readonly question: KeylessQuestion; readonly key: QuestionKey };

const MOST_QUESTIONS = 100;

/** From one to a hundred, each with a key, an explanation and a source. */
export function readKeyedQuestions(quiz: Part, mode: Read<QuizMode["kind"]>): Read<readonly FedQuestion[]> {
  const entries = quiz.requiredList("questions", (part) => readFedQuestion(part, mode));
  const { length } = entries.entries;
  const isNumberRight = length > 0 && length <= MOST_QUESTIONS;
  if (entries.isWhole && !isNumberRight) quiz.fault("questions", `a list of 1 to ${MOST_QUESTIONS} questions`);
  const known = new Ids();
  for (const { part, reads } of entries.entries)
    if (!known.add(idOf(reads.question))) part.fault("_id", "an id that stands nowhere else in the list");
  return isNumberRight ? wholeEntries(entries) : FAULTY;
}

const idOf = (question: Read<KeylessQuestion>): Read<string> => (question === FAULTY ? FAULTY : question.id);

function readFedQuestion(part: Part, mode: Read<QuizMode["kind"]>): Reads<FedQuestion> {
  const id = part.required("_id", ID);
  const kind = part.required("type", TYPE);
  const options = kind === "number" || kind === FAULTY ? [] : readOptions(part);
  const points = part.optional("points", POINTS, mode === "live" ? 1_000 : 1);
  const reads: Reads<KeylessQuestion> = {
    id,
    kind,
    options,
    points,
    text: bilingualText(part, "text", WORDS),
    picture: part.optional("picture", PICTURE, null),
    penalty: part.optional("penalty", penaltyUpTo(points), 0),
    seconds: mode === "live" ? part.optional("seconds", SECONDS, 20) : 20,
  };
  const right: Reads<QuestionKey> = {
    question: id,
    key: readKey(part, { type: kind, options: options === FAULTY ? FAULTY : options.map((option) => option.id) }),
    explanation: bilingualText(part, "explanation", WORDS),
    source: part.required("source", WORDS),
  };
  return { question: isWhole(reads) ? reads : FAULTY, key: isWhole(right) ? right : FAULTY };
}

function readOptions(part: Part): Read<readonly QuestionOption[]> {
  const options = part.requiredList(
    "options",
    (option): Reads<QuestionOption> => ({ id: option.required("_id", ID), text: bilingualText(option, "text", WORDS) }),
  );
  const { length } = options.entries;
  const isNumberRight = length >= FEWEST_OPTIONS && length <= MOST_OPTIONS;
  if (options.isWhole && !isNumberRight) part.fault("options", `a list of ${FEWEST_OPTIONS} to ${MOST_OPTIONS} options`);
  idsOf(options);
  return isNumberRight ? wholeEntries(options) : FAULTY;
}

const PICTURE: Kind<string> = {
  expected: "the address of a picture",
  read: (value) => (typeof value === "string" && /^(?:https:\/\/|\/)[!-~]{1,500}$/.test(value) ? value : FAULTY),
};
