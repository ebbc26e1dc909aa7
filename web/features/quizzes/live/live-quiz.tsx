import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { QuizNotHere } from "#web/features/quizzes/quiz-not-here.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords } from "#web/features/quizzes/quiz-words.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { LiveBoard } from "./live-board.tsx";
import { LiveInvitation } from "./live-invitation.tsx";
import { LiveLobby } from "./live-lobby.tsx";
import { LiveModel, liveNeeds } from "./live-model.ts";
import { LiveQuestion } from "./live-question.tsx";
import { LiveSolution } from "./live-solution.tsx";
import { liveWords as words } from "./live-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

type LiveQuizProps = {
  readonly customer: CustomerId;
  readonly id: QuizId;
  readonly view: "player" | "screen";
  readonly waiting: ReactNode;
};

/** How often the time bar is redrawn, in milliseconds. */
const DRAWN = 250;

/** A live quiz as it stands: the same for all, but for one's own answer, points and place. */
export const LiveQuiz = observer(function LiveQuiz({ customer, id, view: look, waiting }: LiveQuizProps) {
  const [useCases, now] = [useNeeds(liveNeeds), useDependency(Clock)];
  const [model] = useState(() => new LiveModel(customer, id, { ...useCases, now }));
  useEffect(() => {
    const stop = model.begin();
    const clock = setInterval(() => model.tick(), DRAWN);
    return () => {
      clearInterval(clock);
      stop();
    };
  }, [model]);
  const { view, line } = model;
  if (line === "missing") return <QuizNotHere />;
  if (view === null) return line === "lost" ? <Notice kind="bad">{words.lost}</Notice> : waiting;
  const { stage, own, first } = view;
  const isAsked = stage.kind === "question" || stage.kind === "ended";
  return (
    <div className={`quiz-page quiz-live${look === "screen" ? " is-screen" : ""}${isAsked ? " is-asked" : ""}`}>
      <h2>{shownText(view.title)}</h2>
      <p className="quiz-bar">
        <span className="muted">{words.playersOf(view.players)}</span>
        {own === null || own.score === null ? null : <strong>{words.pointsOf(own)}</strong>}
      </p>
      <div role="status" className="quiz-live-status">
        {line === "lost" ? <Notice kind="bad">{words.lost}</Notice> : <p>{words.stageOf(view)}</p>}
      </div>
      {stage.kind === "lobby" && look === "screen" ? <LiveInvitation id={id} /> : null}
      {own === null && stage.kind !== "over" && look === "player" ? <LiveLobby model={model} /> : null}
      {stage.kind === "question" || stage.kind === "ended" ? (
        <LiveQuestion key={stage.question.id} model={model} view={view} stage={stage} />
      ) : null}
      {stage.kind === "told" ? <LiveSolution stage={stage} own={own} /> : null}
      {first.length > 0 && (stage.kind === "told" || stage.kind === "over") ? <LiveBoard rows={first} own={own} /> : null}
      {stage.kind === "over" && own !== null ? (
        <p>
          <a className="button main" href={quizAddress.finish(id)}>
            {quizWords.toResult}
          </a>
        </p>
      ) : null}
    </div>
  );
});
