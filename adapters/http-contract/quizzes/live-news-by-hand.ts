import { bilingualTextOut } from "#adapters/http-contract/bilingual-text.ts";
import type { LiveNews } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import type { LiveStageView, LiveView } from "#core/quizzes/live/live-view.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";

/**
 * What the stream's shape encodes news to. A question is written for a thousand viewers at once, and going through the shape takes several
 * times as long.
 */
export const liveNewsByHand = ({ view }: LiveNews) => ({ quiz: view === null ? null : viewByHand(view) });

const viewByHand = ({ at, title, opensAt, closesAt, questions, players, answered, stage, own, first }: LiveView) => ({
  at: instant(at),
  title: bilingualTextOut(title),
  opens_at: instant(opensAt),
  closes_at: instant(closesAt),
  questions,
  players,
  answered,
  stage: stageByHand(stage),
  own: own === null ? null : { value: own.value, earned: own.earned, score: own.score, rank: own.rank },
  first: first.map(({ line, name, score, rank, isSelf }) => ({ line, name, score, rank, self: isSelf })),
});

function stageByHand(stage: LiveStageView) {
  if (stage.kind === "lobby" || stage.kind === "over") return { kind: stage.kind };
  const { kind, place, begins, ends } = stage;
  const turn = { kind, question: questionByHand(stage.question), place, begins: instant(begins), ends: instant(ends) };
  if (stage.kind !== "told") return turn;
  const { key, explanation, source } = stage.key;
  const right = key.kind === "multiple" ? { kind: key.kind, options: key.options, partial: key.isPartial } : key;
  return { ...turn, key: { key: right, explanation: bilingualTextOut(explanation), source } };
}

const questionByHand = ({ id, kind, text: words, picture, options, points, penalty, seconds }: KeylessQuestion) => ({
  _id: id,
  type: kind,
  text: bilingualTextOut(words),
  picture,
  options: options.map((option) => ({ _id: option.id, text: bilingualTextOut(option.text) })),
  points,
  penalty,
  seconds,
});

const instant = (at: number): string => new Date(at).toISOString();
