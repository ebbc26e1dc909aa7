import { GRACE } from "./quiz-times.ts";
import type { OpenTurn } from "./open-turn.ts";
import type { Answer, Attempt, TimedQuiz } from "./quiz.ts";
import type { AttemptSpan } from "./quiz-times.ts";

export type AnswerReason = "later" | "refused" | "before" | "late" | "after_finish" | "not_open" | "counted" | "superseded" | "repeated";

/**
 * When and how the answers of attempts are judged; `turns` null: the quiz is not live. `places` and `ids`: the questions' places, from 0
 * on; one that is not known gets the next. `chosen`: at each question's place, which answer of the attempt that was judged last counts; -1:
 * none. `answered`: how many of those have a value. `allCounted` by length: lists of nothing but "counted", of which all attempts share
 * one.
 */
export type AnswerJudge = {
  readonly at: number;
  readonly turns: ReadonlyMap<string, OpenTurn> | null;
  readonly places: Map<string, number>;
  readonly ids: string[];
  chosen: Int32Array;
  answered: number;
  readonly allCounted: (readonly AnswerReason[])[];
};

/** No answer of a list. */
export const NONE = -1;

type Judging = Pick<AnswerJudge, "at" | "turns"> & Pick<TimedQuiz, "questions">;

export const answerJudge = ({ at, turns, questions }: Judging): AnswerJudge => ({
  at,
  turns,
  places: new Map(questions.map(({ id }, place) => [id, place])),
  ids: questions.map(({ id }) => id),
  chosen: new Int32Array(questions.length),
  answered: 0,
  allCounted: [],
});

/**
 * The first reason that applies to each answer, in the given order. Of several answers in time, the last one counts; in a live quiz the
 * first. If two came at the same instant, their place in the list decides. Source: specification/quizzes.md, Which answers count.
 */
export function judgedAnswers(attempt: Attempt, span: AttemptSpan, judge: AnswerJudge): readonly AnswerReason[] {
  const { answers, startedAt } = attempt;
  const isLive = judge.turns !== null;
  const { ids } = judge;
  let { chosen } = judge;
  for (let place = 0; place < chosen.length; place += 1) chosen[place] = NONE;
  let answered = 0;
  const before = isLive ? -Infinity : untroubledBefore(attempt, span, judge.at);
  let reasons: AnswerReason[] | null = null; // Where all count, one list stands for all attempts with as many answers.
  let place = NONE;
  for (let index = 0; index < answers.length; index += 1) {
    const answer = answers[index] as Answer;
    const { at } = answer;
    const fault = at >= startedAt && at < before ? null : faultOf(answer, attempt, span, judge);
    if (fault !== null) {
      reasons ??= [...allCounted(judge, answers.length)];
      reasons[index] = fault;
      continue;
    }
    place += 1; // The one that comes next where questions are answered in their order.
    if (ids[place] !== answer.question) {
      place = placeIn(judge, answer.question);
      chosen = judge.chosen;
    }
    const former = chosen[place] ?? NONE;
    if (former === NONE) {
      chosen[place] = index;
      if (answer.value !== null) answered += 1;
      continue;
    }
    reasons ??= [...allCounted(judge, answers.length)];
    const other = answers[former] as Answer;
    const outdoes = isLive ? at < other.at : at >= other.at;
    reasons[outdoes ? former : index] = isLive ? "repeated" : "superseded";
    if (!outdoes) continue;
    chosen[place] = index;
    answered += Number(answer.value !== null) - Number(other.value !== null);
  }
  judge.answered = answered;
  return reasons ?? allCounted(judge, answers.length);
}

/** So many times "counted". */
function allCounted({ allCounted }: AnswerJudge, many: number): readonly AnswerReason[] {
  allCounted[many] ??= new Array<AnswerReason>(many).fill("counted");
  return allCounted[many];
}

function placeIn(judge: AnswerJudge, question: string): number {
  const { places, ids } = judge;
  const known = places.get(question);
  if (known !== undefined) return known;
  places.set(question, ids.length);
  judge.chosen = Int32Array.from([...judge.chosen, NONE]);
  return ids.push(question) - 1;
}

/** Before which moment an answer since the beginning has no fault, where questions have no turns; most have none. */
const untroubledBefore = ({ handedInAt }: Attempt, span: AttemptSpan, at: number): number =>
  span.kind === "within" ? Math.min(at, span.ends + GRACE, handedInAt ?? Infinity) : -Infinity;

/** null: the answer is in time. */
function faultOf(answer: Answer, { startedAt, handedInAt }: Attempt, span: AttemptSpan, { at, turns }: AnswerJudge): AnswerReason | null {
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
