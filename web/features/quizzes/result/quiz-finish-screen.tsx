import { OwnQuizPage } from "#web/features/quizzes/own-quiz-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { OwnQuizData } from "#web/features/quizzes/own-quiz-page.tsx";

const QuizOutcome = latePart(lateCode(() => import("./quiz-outcome.tsx"), "QuizOutcome"));

/** What was handed in, and its result from when it may be told. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnQuizData }) => (
  <OwnQuizPage data={data}>
    {(customer, id, waiting) => <QuizOutcome key={`${customer} ${id}`} customer={customer} id={id} waiting={waiting} />}
  </OwnQuizPage>
);
