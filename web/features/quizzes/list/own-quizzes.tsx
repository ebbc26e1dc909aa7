import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { quizAddress } from "#web/features/quizzes/quiz-address.ts";
import { ownQuizzesOf } from "#web/features/quizzes/quiz-own-data.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { SessionStore } from "#web/features/sign-in/session/session-store.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency, useStore } from "#web/platform/window/dependencies.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

type OwnQuizzesProps = { readonly quizzes: readonly ShownQuiz[] };

/** Which of these quizzes one is taking or has taken. The server draws it for nobody; where it can't be had nothing is shown. */
export const OwnQuizzes = observer(function OwnQuizzes({ quizzes }: OwnQuizzesProps) {
  const { customer } = useStore(SessionStore);
  const isAwake = useAwake();
  return isAwake && customer !== null ? <Own key={customer} customer={customer} quizzes={quizzes} /> : null;
});

const Own = observer(function Own({ customer, quizzes }: OwnQuizzesProps & { readonly customer: CustomerId }) {
  const whole = useDependency(Whole);
  const [own] = useState(() => ownQuizzesOf(whole, customer));
  useEffect(() => void own.ask(), [own]);
  if (own.state.kind !== "read") return null;
  const shown = own.state.value.flatMap((attempt) => {
    const quiz = quizzes.find(({ id }) => id === attempt.quiz);
    return quiz === undefined ? [] : [{ ...attempt, title: words.in(quiz.title) }];
  });
  return (
    <ul className="quiz-own">
      {shown.map(({ quiz, isOver, title }) => (
        <li key={quiz}>
          <Notice kind={isOver ? "good" : "note"}>
            <strong>{title}</strong> {isOver ? words.handedIn : words.ownAttemptText}{" "}
            <a className="link" href={isOver ? quizAddress.finish(quiz) : quizAddress.questionnaire(quiz)}>
              {isOver ? words.toResult : words.goOn}
            </a>
          </Notice>
        </li>
      ))}
    </ul>
  );
});
