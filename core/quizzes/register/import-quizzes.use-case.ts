import { reimportedQuiz } from "./reimported-quiz.ts";
import { quizId } from "../content/keyless-quiz.ts";
import { importDecision } from "../../staff/import-decision.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { DoneCounts, FaultyLines } from "../../staff/import-decision.ts";
import type { ImportPlan } from "../../staff/import/import-plan.ts";
import type { RowFile } from "../../staff/import/incoming-row.ts";
import type { KeyedQuiz } from "../content/question-key.ts";
import type { QuizRegister } from "./quiz-register.port.ts";

/** `name` is the file's name without its folders. A dry run tells the same and changes nothing. */
export type QuizImport = {
  readonly name: string;
  readonly quizzes: RowFile<KeyedQuiz>;
  readonly run: "dry" | "real";
};

/**
 * Puts the quizzes of a file, all or none; `who` is the staff member's name. Refused with each fault: an id that a line before has, and a
 * change that the quiz's state forbids. Source: specification/quizzes.md, Staff commands.
 */
export type ImportQuizzes = (who: string, given: QuizImport) => Promise<Result<ImportPlan, FaultyLines>>;

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
    const audited = (counts: DoneCounts) => {
      const details = { file: name, ...counts };
      return { at, who, action: "quiz import", subject: { kind: "quiz", id: "all" }, details };
    };
    const ids = quizzes.rows.flatMap(({ id }) => (id === "" ? [] : [quizId(id)]));
    return register.change(ids, (found) =>
      importDecision(quizzes, {
        run,
        formerOf: (id) => found.find(({ quiz }) => quiz.id === id) ?? null,
        outcomeOf: ({ was, becomes }) => reimportedQuiz(was, becomes, { now: at, same }),
        audited,
      }),
    );
  };
