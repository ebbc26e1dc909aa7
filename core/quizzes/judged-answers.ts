import { GRACE } from "./quiz-times.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Answer, Attempt } from "./quiz.ts";
import type { AttemptSpan } from "./quiz-times.ts";

export type AnswerReason = "later" | "refused" | "before" | "late" | "after_finish" | "not_open" | "counted" | "superseded" | "repeated";

/** When and how answers are judged; `turns` null: the quiz is not live. */
export type AnswerJudge = { readonly at: number; readonly span: AttemptSpan; readonly turns: ReadonlyMap<string, OpenTurn> | null };

/** A place for each question, from 0 on; one that is not known gets the next. `allCounted` by length: lists of nothing but "counted", of which all attempts share one. */
export type QuestionPlaces = { readonly of: Map<string, number>; readonly allCounted: (readonly AnswerReason[])[] };

export const placesOf = (questions: readonly { readonly id: string }[]): QuestionPlaces => ({
  of: new Map(questions.map(({ id }, place) => [id, place])),
  allCounted: [],
});

/** A reason for each answer, in the given order, and at each question's place the answer that counts; undefined: none does. */
export type JudgedAnswers = { readonly reasons: readonly AnswerReason[]; readonly counted: readonly (Answer | undefined)[] };

/**
 * The first reason that applies. Of several answers in time, the last one counts; in a live quiz the first. If two came at the same
 * instant, their place in the list decides. Source: specification/quizzes.md, Which answers count.
 */
export function judgedAnswers(attempt: Attempt, judge: AnswerJudge, places: QuestionPlaces): JudgedAnswers {
  const { answers } = attempt;
  const isLive = judge.turns !== null;
  const counted: (Answer | undefined)[] = [];
  let reasons: AnswerReason[] | null = null; // Where all count, one list stands for all attempts with as many answers.
  for (let index = 0; index < answers.length; index += 1) {
    const answer = answers[index] as Answer;
    const fault = faultOf(answer, attempt, judge);
    const place = fault === null ? placeIn(places, answer.question) : 0;
    const before = fault === null ? counted[place] : undefined;
    if (fault === null && before === undefined) {
      counted[place] = answer;
      continue;
    }
    reasons ??= [...allCounted(places, answers.length)];
    if (fault !== null) reasons[index] = fault;
    else if (before !== undefined) {
      const outdoes = isLive ? answer.at < before.at : answer.at >= before.at;
      reasons[outdoes ? answers.indexOf(before) : index] = isLive ? "repeated" : "superseded";
      if (outdoes) counted[place] = answer;
    }
  }
  return { reasons: reasons ?? allCounted(places, answers.length), counted };
}

/** So many times "counted". */
function allCounted({ allCounted }: QuestionPlaces, many: number): readonly AnswerReason[] {
  allCounted[many] ??= new Array<AnswerReason>(many).fill("counted");
  return allCounted[many];
}

function placeIn({ of }: QuestionPlaces, question: string): number {
  const known = of.get(question);
  if (known !== undefined) return known;
  of.set(question, of.size);
  return of.size - 1;
}

/** null: the answer is in time. */
function faultOf(answer: Answer, { startedAt, handedInAt }: Attempt, { at, span, turns }: AnswerJudge): AnswerReason | null {
  if (answer.at > at) return "later";
  if (span.kind !== "within") return "refused";
  if (answer.at < startedAt) return "before";
  if (turns !== null) {
    const turn = turns.get(answer.question);
    if (turn === undefined || answer.at < turn.begins) return "not_open";
    return answer.at >= turn.ends + GRACE ? "late" : null;
  }
  if (answer.at >= span.ends + GRACE) return "late";
  return handedInAt !== null && answer.at >= handedInAt ? "after_finish" : null;
}
