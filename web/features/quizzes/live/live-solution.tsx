import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleX from "lucide-react/icons/circle-x";
import { keyWords } from "#web/features/quizzes/result/value-words.ts";
import { quizWords } from "#web/features/quizzes/quiz-words.ts";
import { liveWords as words } from "./live-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LiveStageView, OwnLive } from "#core/quizzes/live/live-view.ts";

type LiveSolutionProps = { readonly stage: Extract<LiveStageView, { readonly kind: "told" }>; readonly own: OwnLive | null };

/** The right answer, why, where that is from, and what one's own earned; by word and sign, not by colour alone. */
export function LiveSolution({ stage: { question, key }, own }: LiveSolutionProps) {
  return (
    <section className="panel stack gap-3">
      <h3 className="quiz-question">{shownText(question.text)}</h3>
      {own === null ? null : <Outcome own={own} />}
      <dl className="product-facts">
        <dt>{quizWords.rightOne}</dt>
        <dd>{keyWords(question, key.key)}</dd>
        <dt>{quizWords.why}</dt>
        <dd>{shownText(key.explanation)}</dd>
        <dt>{quizWords.source}</dt>
        <dd>{key.source}</dd>
      </dl>
    </section>
  );
}

function Outcome({ own: { value, earned } }: { readonly own: OwnLive }) {
  const isRight = earned !== null && earned > 0;
  const Icon = value === null ? CircleDashed : isRight ? CircleCheck : CircleX;
  const text = value === null ? quizWords.unanswered : isRight ? quizWords.right : quizWords.wrong;
  return (
    <p className="quiz-outcome">
      <Icon className="icon" aria-hidden="true" />
      {text} · {words.earned({ points: quizWords.points(earned ?? 0) })}
    </p>
  );
}
