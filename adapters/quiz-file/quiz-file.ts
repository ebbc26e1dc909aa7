import { Ids } from "#adapters/input-file/ids.ts";
import { INSTANT, TEXT, oneOf, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { readAttempts } from "./attempt.ts";
import { readQuestions } from "./question.ts";
import { readTurns } from "./turn.ts";
import type { QuizFacts } from "#core/quizzes/quiz-result.ts";
import type { Quiz, QuizMode } from "#core/quizzes/quiz.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";
import type { Questions } from "./question.ts";

/** Reads what JSON.parse made of a file of `quiz score`. Source: specification/quizzes.md, The command. */
export const readQuizFile = (wire: unknown): Result<QuizFacts, readonly Fault[]> => readObject(wire, readFile);

function readFile(file: Part): Read<QuizFacts> {
  const part = file.requiredPart("quiz");
  const mode = part === FAULTY ? FAULTY : part.optional("mode", MODE, "questionnaire");
  const questions = part === FAULTY ? unknownQuestions() : readQuestions(part, mode);
  const quiz = part === FAULTY ? FAULTY : readQuiz({ file, part, mode, questions });
  const read: Reads<QuizFacts> = {
    quiz,
    at: file.required("at", INSTANT),
    attempts: readAttempts(file, { mode, questions }),
  };
  return isWhole(read) ? read : FAULTY;
}

export const MODE = oneOf(["questionnaire", "live"]);
export const MINUTES = whole(1, 180);
export const PERCENT = whole(0, 100);

/** What names a question of a quiz that can't be read is not judged. */
function unknownQuestions(): Questions {
  const ids = new Ids();
  ids.leaveOpen();
  return { list: FAULTY, ids, byId: new Map() };
}

type QuizParts = { readonly file: Part; readonly part: Part; readonly mode: Read<QuizMode["kind"]>; readonly questions: Questions };

function readQuiz({ file, part, mode, questions }: QuizParts): Read<Quiz> {
  part.required("_id", TEXT);
  const opensAt = part.required("opens_at", INSTANT);
  const closesAt = part.required("closes_at", INSTANT);
  const isWindow = opensAt !== FAULTY && closesAt !== FAULTY && closesAt > opensAt;
  if (opensAt !== FAULTY && closesAt !== FAULTY && !isWindow) part.fault("closes_at", "an instant after opens_at");
  const passPercent = part.optional("pass_percent", PERCENT, 40);
  const quiz: Reads<Quiz> = { opensAt, closesAt, questions: questions.list, mode: readMode() };
  return isWhole(quiz) ? quiz : FAULTY;

  function readMode(): Read<QuizMode> {
    if (mode === FAULTY) return FAULTY;
    if (mode === "live") {
      const turns = readTurns(file, { questions: questions.ids, window: isWindow ? { opensAt, closesAt } : null });
      return turns === FAULTY ? FAULTY : { kind: mode, turns };
    }
    const minutes = part.required("minutes", MINUTES);
    return minutes === FAULTY || passPercent === FAULTY ? FAULTY : { kind: mode, minutes, passPercent };
  }
}
