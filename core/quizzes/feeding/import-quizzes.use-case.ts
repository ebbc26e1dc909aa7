import { ok, refused } from "../../shared/result.ts";
import { reimportedQuiz } from "./reimported-quiz.ts";
import { repeatedValues } from "../../shared/lines/line-fault.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { KeyedQuiz } from "../content/question-key.ts";
import type { QuizRegister } from "./quiz-register.port.ts";

/** `name` is the file's name without its folders. A dry run tells the same and changes nothing. */
export type QuizImport = {
  readonly name: string;
  readonly quizzes: readonly { readonly line: number; readonly keyed: KeyedQuiz }[];
  readonly run: "dry" | "real";
};

export type ImportedQuizzes = { readonly added: number; readonly changed: number; readonly unchanged: number };

/**
 * Puts the quizzes of a file, all or none; `who` is the staff member's name. Refused with each fault: an id that a line before has, and a
 * change that the quiz's state forbids. Source: specification/quizzes.md, Staff commands.
 */
export type ImportQuizzes = (
  who: string,
  given: QuizImport,
) => Promise<Result<ImportedQuizzes, { readonly kind: "faulty"; readonly faults: readonly LineFault[] }>>;

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
    const ids = quizzes.map(({ keyed }) => keyed.quiz.id);
    return register.change<Awaited<ReturnType<ImportQuizzes>>>(ids, (found) => {
      const taken = { added: 0, changed: 0, unchanged: 0 };
      const put: KeyedQuiz[] = [];
      const faults: LineFault[] = [];
      for (const { line, keyed } of quizzes) {
        const former = found.find(({ quiz }) => quiz.id === keyed.quiz.id) ?? null;
        const outcome = reimportedQuiz(former, keyed, { now: at, same });
        if (outcome === "is-open") faults.push({ line, path: "", expected: "nothing but a later closes_at while the quiz is open" });
        else if (outcome === "is-over") faults.push({ line, path: "", expected: "no change: the quiz is over" });
        else {
          taken[outcome] += 1;
          if (outcome !== "unchanged") put.push(keyed);
        }
      }
      if (faults.length > 0) return { put: [], audit: null, answer: refused({ kind: "faulty", faults }) };
      if (run === "dry" || put.length === 0) return { put: [], audit: null, answer: ok(taken) };
      const audit = { at, who, action: "quiz import", subject: { kind: "quiz", id: "all" }, details: { file: name, ...taken } };
      return { put, audit, answer: ok(taken) };
    });
  };
