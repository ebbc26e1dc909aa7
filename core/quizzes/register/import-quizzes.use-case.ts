import { refused } from "../../shared/result.ts";
import { reimportedQuiz } from "./reimported-quiz.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import { importDecision } from "../../staff/import-decision.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { FaultyLines, ImportCounts } from "../../staff/import-decision.ts";
import type { KeyedQuiz } from "../content/question-key.ts";
import type { QuizRegister } from "./quiz-register.port.ts";

/** `name` is the file's name without its folders. A dry run tells the same and changes nothing. */
export type QuizImport = {
  readonly name: string;
  readonly quizzes: readonly { readonly line: number; readonly keyed: KeyedQuiz }[];
  readonly run: "dry" | "real";
};

/**
 * Puts the quizzes of a file, all or none; `who` is the staff member's name. Refused with each fault: an id that a line before has, and a
 * change that the quiz's state forbids. Source: specification/quizzes.md, Staff commands.
 */
export type ImportQuizzes = (who: string, given: QuizImport) => Promise<Result<ImportCounts, FaultyLines>>;

type Needs = {
  readonly register: Pick<QuizRegister, "change">;
  readonly now: Clock;
  /** Whether two are alike in everything. */
  readonly same: (one: KeyedQuiz, other: KeyedQuiz) => boolean;
};

export const makeImportQuizzes =
  ({ register, now, same }: Needs): ImportQuizzes =>
  async (who, { name, quizzes, run }) => {
    const at = now();
    const repeated = repeatedValues(quizzes.map(({ line, keyed }) => ({ line, value: keyed.quiz.id })));
    if (repeated.length > 0) return refused({ kind: "faulty", faults: repeated });
    const audited = (counts: ImportCounts) => {
      const details = { file: name, ...counts };
      return { at, who, action: "quiz import", subject: { kind: "quiz", id: "all" }, details };
    };
    const ids = quizzes.map(({ keyed }) => keyed.quiz.id);
    return register.change(ids, (found) => {
      const formerOf = ({ quiz }: KeyedQuiz) => found.find((kept) => kept.quiz.id === quiz.id) ?? null;
      const lines = quizzes.map(({ line, keyed }) => ({ line, outcome: reimportedQuiz(formerOf(keyed), keyed, { now: at, same }) }));
      return importDecision(lines, { run, audited });
    });
  };
