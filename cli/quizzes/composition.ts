import { readQuizFile } from "#adapters/quiz-file/quiz-file.ts";
import { readQuizLines } from "#adapters/quiz-file/quiz-lines.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { QuizFacts } from "#core/quizzes/quiz-result.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeQuizFiles = (): FactFiles<QuizFacts> => jsonFiles(readQuizFile);

export const composeQuizLines = readQuizLines;
