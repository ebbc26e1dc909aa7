import { useLocation } from "react-router-dom";
import { OwnQuizPage } from "#web/features/quizzes/own-quiz-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import "./live.css";
import type { OwnQuizData } from "#web/features/quizzes/own-quiz-page.tsx";

const LiveQuiz = latePart(lateCode(() => import("./live-quiz.tsx"), "LiveQuiz"));

/** A live quiz, for who plays; with `?view=screen` for a projector, which shows nothing that players may not know. */
export function Screen({ data }: { readonly data: OwnQuizData }) {
  const { search } = useLocation();
  const view = new URLSearchParams(search).get("view") === "screen" ? "screen" : "player";
  return (
    <OwnQuizPage data={data}>
      {(customer, id, waiting) => <LiveQuiz key={`${customer} ${id}`} customer={customer} id={id} view={view} waiting={waiting} />}
    </OwnQuizPage>
  );
}
