import { observer } from "mobx-react-lite";
import { Notice } from "#web/design/notice/notice.tsx";
import { LiveAnswer } from "./live-answer.tsx";
import { liveWords as words } from "./live-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LiveStageView, LiveView } from "#core/quizzes/live/live-view.ts";
import type { LiveModel } from "./live-model.ts";

type LiveQuestionProps = {
  readonly model: LiveModel;
  readonly view: LiveView;
  readonly stage: Extract<LiveStageView, { readonly kind: "question" | "ended" }>;
};

/** A question with its time. Whoever plays answers by one press; whoever watches reads the options. */
export const LiveQuestion = observer(function LiveQuestion({ model, view, stage }: LiveQuestionProps) {
  const { question, begins, ends } = stage;
  const { left, sent } = model;
  const state = sent?.question === question.id ? sent.state : null;
  return (
    <section className="stack gap-4">
      <h3 className="quiz-question">{shownText(question.text)}</h3>
      {question.picture === null ? null : <img className="quiz-picture" src={question.picture} alt="" />}
      <div className="quiz-live-time">
        <progress max={ends - begins} value={left} aria-label={words.timeLeft} />
        <span role="timer" className="number">
          {words.secondsOf(Math.ceil(left / 1_000))}
        </span>
      </div>
      <LiveAnswer model={model} question={question} />
      <div role="status" className="quiz-saved">
        {state === "sent" || (state === null && view.own !== null && view.own.value !== null) ? words.sent : null}
        {state === "sending" ? words.sending : null}
        {state === "late" ? words.late : null}
        {state === "refused" ? words.elsewhere : null}
        {state === "waiting" ? <Notice kind="bad">{words.waiting}</Notice> : null}
      </div>
      <p className="muted">{words.answeredOf(view.answered)}</p>
    </section>
  );
});
