import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#cli/input/input-lines.ts";
import type { ImportQuizzes } from "#core/quizzes/register/import-quizzes.use-case.ts";
import type { QuizRegister } from "#core/quizzes/register/quiz-register.port.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

/** What the commands ask of the shop's data. */
export type QuizActions = Pick<QuizRegister, "find" | "attempts" | "turns"> & {
  readonly import: (given: Parameters<ImportQuizzes>[1]) => ReturnType<ImportQuizzes>;
};

/** What they ask of the file format. */
export type QuizFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<KeyedQuiz>>;
};
