import { Ids } from "#adapters/input-file/ids.ts";
import { INSTANT, TEXT } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { chosen } from "./chosen.ts";
import type { Answer, AnswerValue, Attempt, QuizMode } from "#core/quizzes/quiz.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";
import type { Choice, Questions } from "./question.ts";

type Known = { readonly mode: Read<QuizMode["kind"]>; readonly questions: Questions };

/** One attempt a person. */
export function readAttempts(file: Part, known: Known): Read<readonly Attempt[]> {
  const attempts = file.list("attempts", (part) => readAttempt(part, known));
  const people = new Ids();
  for (const { part, reads } of attempts.entries)
    if (!people.add(reads.person)) part.fault("person", "somebody who stands nowhere else in the list");
  return wholeEntries(attempts);
}

function readAttempt(part: Part, { mode, questions }: Known): Reads<Attempt> {
  const startedAt = part.required("started_at", INSTANT);
  return {
    person: part.required("person", TEXT),
    startedAt,
    handedInAt: mode === "questionnaire" ? readHandedIn(part, startedAt) : null,
    answers: wholeEntries(part.list("answers", (answer) => readAnswer(answer, questions))),
  };
}

function readHandedIn(part: Part, startedAt: Read<number>): Read<number | null> {
  const at = part.optional("finished_at", INSTANT, null);
  if (typeof at === "number" && typeof startedAt === "number" && at < startedAt)
    part.fault("finished_at", "an instant not before started_at");
  return at;
}

function readAnswer(part: Part, { ids, byId }: Questions): Reads<Answer> {
  const question = part.required("question", TEXT);
  ids.expect(part, "question", { id: question, noun: "a question" });
  const choice = question === FAULTY ? undefined : byId.get(question);
  return {
    question,
    value: choice === undefined || choice.type === FAULTY ? null : part.optional("value", given(choice.type, choice), null),
    at: part.required("at", INSTANT),
  };
}

/** An empty list is no answer. */
function given(type: Exclude<Choice["type"], typeof FAULTY>, { options }: Choice): Kind<AnswerValue | null> {
  const { expected, read } = chosen(type, options);
  return { expected: `${expected}, or null`, read: (value) => (Array.isArray(value) && value.length === 0 ? null : read(value)) };
}
