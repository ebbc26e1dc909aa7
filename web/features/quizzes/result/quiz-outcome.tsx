import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { momentAt } from "#web/design/figures/moments.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { QuizNotHere } from "#web/features/quizzes/quiz-not-here.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizResultOf, quizResultOfNeeds } from "#web/features/quizzes/quiz-own-data.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { SolvedQuestionView } from "./solved-question.tsx";
import { shownText } from "#web/design/shown-text.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnResult, QuizMarks } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

type QuizOutcomeProps = { readonly customer: CustomerId; readonly id: QuizId; readonly waiting: ReactNode };

/** What became of one's attempt. */
export const QuizOutcome = observer(function QuizOutcome({ customer, id, waiting }: QuizOutcomeProps) {
  const useCases = useNeeds(quizResultOfNeeds);
  const [read] = useState(() => quizResultOf(useCases, customer, id));
  useEffect(() => {
    void read.ask();
    const look = () => void (document.visibilityState === "visible" ? read.ask() : null);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [read]);
  const { state } = read;
  if (state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void read.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.kind === "ok") return <Outcome result={state.value.value} />;
  switch (state.value.refusal.kind) {
    case "not-found":
      return <QuizNotHere />;
    case "not-taken":
      return <QuizNotHere heading={words.notTaken} text={words.notTakenText} />;
    case "attempting":
      return (
        <div className="panel stack justify-items-start gap-3">
          <h2 className="heading-3">{words.ownAttempt}</h2>
          <p>{words.ownAttemptText}</p>
          <a className="button main" href={state.value.refusal.deadline === null ? quizAddress.live(id) : quizAddress.questionnaire(id)}>
            {words.goOn}
          </a>
        </div>
      );
  }
});

const Outcome = ({ result: { quiz, received, solved } }: { readonly result: OwnResult }) => (
  <div className="quiz-page">
    <h2>{shownText(quiz.title)}</h2>
    <div role="status">
      <Notice kind="good">
        {words.received({ answered: wholeNumber(received.answered), of: wholeNumber(received.questions) })}{" "}
        {solved === null ? words.resultsAt({ moment: momentAt(received.resultsAt) }) : null}
      </Notice>
    </div>
    {solved === null ? null : (
      <>
        <h3>{words.yourResult}</h3>
        <FactList facts={factsOf(solved.marks)} />
        <h3>{words.solved}</h3>
        <ol className="quiz-solved">
          {solved.questions.map((one) => (
            <SolvedQuestionView key={one.question.id} solved={one} />
          ))}
        </ol>
      </>
    )}
    <p>
      <a className="link roomy" href={quizAddress.all}>
        {words.all}
      </a>
    </p>
  </div>
);

const factsOf = ({ score, max, percent, isPassed, rank, takers }: QuizMarks) => [
  ...(isPassed === null ? [] : [{ name: words.outcome, value: isPassed ? words.passed : words.notPassed }]),
  { name: words.score, value: words.scoreOf({ score: words.points(score), max: words.points(max) }) },
  ...(percent === null ? [] : [{ name: words.share100, value: words.percent({ percent: String(percent) }) }]),
  { name: words.rank, value: words.rankOf({ rank: wholeNumber(rank), of: wholeNumber(takers) }) },
];
