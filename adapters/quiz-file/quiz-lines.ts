import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { readKeyedQuiz } from "./keyed-quiz.ts";
import { quizRecord } from "./quiz-record.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";

/** The quizzes of a file of `quiz import`, one a line. */
export const readQuizLines = (lines: AsyncIterable<readonly InputLine[]>): Promise<RowFile<KeyedQuiz>> =>
  wholeFile(rowsInLines(lines, rowsOf(quizForm)), "a quiz");

const quizForm: RowForm<KeyedQuiz> = { id: "_id", read: readKeyedQuiz, record: quizRecord };
