import { OwnQuizPage } from "#web/features/quizzes/own-quiz-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { OwnQuizData } from "#web/features/quizzes/own-quiz-page.tsx";

const Questionnaire = latePart(lateCode(() => import("./questionnaire.tsx"), "Questionnaire"));

/** Taking a quiz. The server knows nobody's attempt. */
export const Screen = ({ data }: { readonly data: OwnQuizData }) => (
  <OwnQuizPage data={data}>
    {(customer, id, waiting) => <Questionnaire key={`${customer} ${id}`} customer={customer} id={id} waiting={waiting} />}
  </OwnQuizPage>
);
