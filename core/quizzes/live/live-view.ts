import { orderedOptions } from "../attempts/ordered-options.ts";
import { openedIn } from "./live-stage.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { AnswerValue } from "../quiz.ts";
import type { KeylessQuestion } from "../content/keyless-quiz.ts";
import type { QuizAttempt } from "../attempts/quiz-attempt.ts";
import type { LiveScene, ReleasedKey } from "./live-scene.ts";
import type { BilingualText } from "../../shared/language.ts";

/** `line`: from 1, in the order of the board. `name` null: a player whom the viewer is not told of. `score` in hundredths of a point. */
export type BoardRow = {
  readonly line: number;
  readonly name: string | null;
  readonly score: number;
  readonly rank: number;
  readonly isSelf: boolean;
};

/** What one plays. `value`: one's answer to the question at hand. The rest is null until a key may be told. */
export type OwnLive = {
  readonly value: AnswerValue | null;
  readonly earned: number | null;
  readonly score: number | null;
  readonly rank: number | null;
};

type AskedView = { readonly question: KeylessQuestion; readonly place: number; readonly begins: number; readonly ends: number };

/** No other kind than "told" has a place for a right answer. */
export type LiveStageView =
  | { readonly kind: "lobby" }
  | { readonly kind: "over" }
  | (AskedView & { readonly kind: "question" | "ended" })
  | (AskedView & { readonly kind: "told"; readonly key: ReleasedKey });

/**
 * A live quiz as one viewer sees it. `at`: the server's time. `own` null: they watch, and do not play. `first`: the best five, once there
 * are marks.
 */
export type LiveView = {
  readonly at: number;
  readonly title: BilingualText;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly questions: number;
  readonly players: number;
  readonly answered: number;
  readonly stage: LiveStageView;
  readonly own: OwnLive | null;
  readonly first: readonly BoardRow[];
};

/** Who looks and when: their attempt as last read, and whom of the first five they may be told of. */
export type LiveViewer = {
  readonly at: number;
  readonly customer: CustomerId;
  readonly attempt: QuizAttempt | null;
  readonly nameOf: (person: CustomerId) => string | null;
};

/**
 * What one viewer is told of a scene. Options stand in the order of the viewer's own attempt. Source: specification/quizzes.md, Live
 * questions.
 */
export function liveView(scene: LiveScene, viewer: LiveViewer): LiveView {
  const { players, answered, board } = scene;
  const { quiz } = scene.hosted;
  return {
    at: viewer.at,
    players,
    answered,
    title: quiz.title,
    opensAt: quiz.opensAt,
    closesAt: quiz.closesAt,
    questions: quiz.questions.length,
    stage: stageView(scene, viewer.attempt?.seed ?? quiz.id),
    own: ownLive(scene, viewer),
    first: (board?.first ?? []).map(({ customer, score, rank }, index) => ({
      line: index + 1,
      score,
      rank,
      isSelf: customer === viewer.customer,
      name: viewer.nameOf(customer),
    })),
  };
}

function stageView({ stage, key }: LiveScene, seed: string): LiveStageView {
  if (stage.kind === "lobby" || stage.kind === "over") return stage;
  const { place, begins, ends } = stage.asked;
  const turn = { question: orderedOptions(stage.asked.question, seed), place, begins, ends };
  if (stage.kind !== "told") return { kind: stage.kind, ...turn };
  return key === null ? { kind: "ended", ...turn } : { kind: "told", ...turn, key };
}

function ownLive({ hosted, stage, key, board }: LiveScene, { customer, attempt }: LiveViewer): OwnLive | null {
  const standing = board?.standingOf(customer) ?? null;
  if (standing === null && attempt === null) return null;
  const keylessQuestion = openedIn(stage)?.question ?? null;
  const counted = standing?.answers[keylessQuestion === null ? -1 : hosted.quiz.questions.indexOf(keylessQuestion)] ?? null;
  // The board was read before the question that runs: an answer to it is in the attempt as read later.
  const value = attempt?.answers.find(({ question }) => question === keylessQuestion?.id)?.value ?? counted?.value ?? null;
  const earned = keylessQuestion === null || key === null ? null : (counted?.earned ?? 0);
  return { value, earned, score: standing?.score ?? null, rank: standing?.rank ?? null };
}
