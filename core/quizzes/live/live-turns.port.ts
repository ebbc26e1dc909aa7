import { token } from "../../shared/token.ts";
import type { Observable } from "rxjs";
import type { AuditEntry } from "../../staff/audit-log.port.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";

/** `after` null: nothing changes. Of a quiz the turns and its end may change, and a turn never goes. */
export type TurnDecision<Answer> = {
  readonly after: { readonly hosted: TurnedQuiz; readonly audit: AuditEntry } | null;
  readonly answer: Answer;
};

/** The turns of live quizzes. Players never wait for them. */
export type LiveTurns = {
  /** Changes them as core decides; `before` null: there is no such quiz. Atomic, one host after the other. Whoever listens hears of it. */
  change<Answer>(id: QuizId, decide: (before: TurnedQuiz | null) => TurnDecision<Answer>): Promise<Answer>;
  /** A beat whenever a host has done something, on whichever server. A beat may come without a change, and one may stand for several. */
  beats(id: QuizId): Observable<void>;
};
export const LiveTurns = token<LiveTurns>("LiveTurns");
