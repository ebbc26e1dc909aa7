import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { ownQuizzesOf, ownQuizzesOfNeeds } from "#web/features/quizzes/quiz-own-data.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { shownText } from "#web/design/shown-text.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

type OwnQuizzesProps = { readonly customer: CustomerId; readonly quizzes: readonly ShownQuiz[] };

/** Which of these quizzes one is taking or has taken; where that can't be had nothing is shown. */
export const OwnQuizzes = observer(function OwnQuizzes({ customer, quizzes }: OwnQuizzesProps) {
  const useCases = useNeeds(ownQuizzesOfNeeds);
  const [own] = useState(() => ownQuizzesOf(useCases, customer));
  useEffect(() => void own.ask(), [own]);
  if (own.state.kind !== "read") return null;
  const shown = own.state.value.flatMap((attempt) => {
    const quiz = quizzes.find(({ id }) => id === attempt.quiz);
    return quiz === undefined ? [] : [{ ...attempt, title: shownText(quiz.title), address: addressOf(quiz) }];
  });
  return (
    <ul className="quiz-own">
      {shown.map(({ quiz, isOver, title, address }) => (
        <li key={quiz}>
          <Notice kind={isOver ? "good" : "note"}>
            <strong>{title}</strong> {isOver ? words.handedIn : words.ownAttemptText}{" "}
            <a className="link" href={isOver ? quizAddress.finish(quiz) : address}>
              {isOver ? words.toResult : words.goOn}
            </a>
          </Notice>
        </li>
      ))}
    </ul>
  );
});

const addressOf = ({ id, mode }: ShownQuiz): string => (mode.kind === "live" ? quizAddress.live(id) : quizAddress.questionnaire(id));
