import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { Quizzes } from "./quizzes.port.ts";

/** In milliseconds. Shorter than the grace, so that no answer is taken which came too late for a question that was ended meanwhile. */
const RECENT = 1_000;

/** Judges by a quiz; null: there is none. */
type Judge<Value, Refusal> = (found: TurnedQuiz | null) => Promise<Result<Value, Refusal>>;

/**
 * Judges what is sent by the quiz as it was read at most a second ago, so that a thousand answers don't read it a thousand times. What
 * would be refused by that is judged by the quiz as it is: it may have been opened or prolonged meanwhile.
 */
export type JudgeByRecent = <Value, Refusal>(id: QuizId, judge: Judge<Value, Refusal>) => Promise<Result<Value, Refusal>>;

export function judgeByRecent(quizzes: Pick<Quizzes, "find">, now: Clock): JudgeByRecent {
  const read = new Map<QuizId, { readonly at: number; readonly found: Promise<TurnedQuiz | null> }>();
  const known = (id: QuizId): Promise<TurnedQuiz | null> | null => {
    const one = read.get(id);
    const at = now();
    return one !== undefined && at >= one.at && at < one.at + RECENT ? one.found : null;
  };
  const anew = (id: QuizId): Promise<TurnedQuiz | null> => {
    const at = now();
    const found = quizzes.find(id);
    read.set(id, { at, found });
    const forget = () => void (read.get(id)?.found === found && read.delete(id));
    found.then((one) => one === null && forget(), forget);
    return found;
  };
  return async (id, judge) => {
    const stored = known(id);
    if (stored !== null) {
      const judged = await judge(await stored);
      if (judged.kind === "ok") return judged;
    }
    return judge(await anew(id));
  };
}
