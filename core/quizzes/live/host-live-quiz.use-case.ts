import { ok, refused } from "../../shared/result.ts";
import { hostedTurns } from "./hosted-turns.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { QuizId } from "../content/keyless-quiz.ts";
import type { TurnedQuiz } from "../content/turned-quiz.ts";
import type { HostAct, TurnRefusal } from "./hosted-turns.ts";
import type { LiveTurns } from "./live-turns.port.ts";

/** A live quiz as its host left it, and when that was. */
export type HostedQuiz = { readonly hosted: TurnedQuiz; readonly at: number };

export type HostRefusal = { readonly kind: "not-found" } | TurnRefusal;

/**
 * What staff do with a live quiz; `who` is the staff member's name, and stands in the audit log. Source: specification/quizzes.md, Staff
 * commands.
 */
export type HostLiveQuiz = (who: string, id: QuizId, act: HostAct) => Promise<Result<HostedQuiz, HostRefusal>>;

export const makeHostLiveQuiz =
  ({ turns, now }: { readonly turns: Pick<LiveTurns, "change">; readonly now: Clock }): HostLiveQuiz =>
  (who, id, act) =>
    turns.change<Result<HostedQuiz, HostRefusal>>(id, (before) => {
      if (before === null) return { after: null, answer: refused({ kind: "not-found" }) };
      const at = now();
      const done = hostedTurns(before, act, at);
      if (done.kind === "refused") return { after: null, answer: done };
      const hosted = done.value;
      const question = hosted.turns.at(-1)?.question ?? null;
      const details = act === "end" ? { act } : { act, question: question ?? "" };
      const audit = { at, who, action: "quiz live", subject: { kind: "quiz", id }, details };
      return { after: { hosted, audit }, answer: ok({ hosted, at }) };
    });
