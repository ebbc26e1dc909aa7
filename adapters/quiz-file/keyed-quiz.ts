import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { INSTANT } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { readKeyedQuestions } from "./keyed-question.ts";
import { ID } from "./quiz-id.ts";
import { MINUTES, MODE, PERCENT } from "./quiz-file.ts";
import { WORDS } from "./words.ts";
import { titled } from "#adapters/input-file/title.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import type { KeylessMode, KeylessQuiz } from "#core/quizzes/content/keyless-quiz.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Reads a quiz of a file of `quiz import`. Source: specification/quizzes.md, Staff commands. */
export const readKeyedQuiz = (wire: unknown): Result<KeyedQuiz, readonly Fault[]> => readObject(wire, fedQuiz);

function fedQuiz(file: Part): Read<KeyedQuiz> {
  const id = file.required("_id", ID);
  const mode = file.optional("mode", MODE, "questionnaire");
  const read = readKeyedQuestions(file, mode);
  const opensAt = file.required("opens_at", INSTANT);
  const closesAt = file.required("closes_at", INSTANT);
  const isReversed = opensAt !== FAULTY && closesAt !== FAULTY && closesAt <= opensAt;
  if (isReversed) file.fault("closes_at", "an instant after opens_at");
  const reads: Reads<KeylessQuiz> = {
    id: id === FAULTY ? FAULTY : quizId(id),
    title: bilingualText(file, "title", titled(WORDS)),
    note: file.has("note") ? bilingualText(file, "note", WORDS) : null,
    opensAt,
    closesAt,
    mode: readMode(file, mode),
    questions: read === FAULTY ? FAULTY : read.map(({ question }) => question),
  };
  return isWhole(reads) && read !== FAULTY && !isReversed ? { quiz: reads, keys: read.map(({ key }) => key) } : FAULTY;
}

function readMode(file: Part, mode: Read<KeylessMode["kind"]>): Read<KeylessMode> {
  if (mode === FAULTY) return FAULTY;
  if (mode === "live") return { kind: mode };
  const minutes = file.required("minutes", MINUTES);
  const passPercent = file.optional("pass_percent", PERCENT, 40);
  return minutes === FAULTY || passPercent === FAULTY ? FAULTY : { kind: mode, minutes, passPercent };
}
