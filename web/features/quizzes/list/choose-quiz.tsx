import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ListQuizzes } from "#core/quizzes/attempts/list-quizzes.use-case.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { ownQuizzesOf, ownQuizzesOfNeeds } from "#web/features/quizzes/quiz-own-data.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { QuizChoice } from "./quiz-choice.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { OwnQuiz } from "#core/quizzes/attempts/list-own-quizzes.use-case.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

type Purpose = {
  readonly isFit: (quiz: ShownQuiz, own: OwnQuiz | undefined) => boolean;
  readonly leadsTo: (id: QuizId) => string;
};

/** What a quiz is chosen for, where an address names none. */
const PURPOSES = {
  questionnaire: {
    isFit: ({ state, mode }, own) => mode.kind === "questionnaire" && state === "open" && own?.isOver !== true,
    leadsTo: quizAddress.questionnaire,
  },
  live: { isFit: ({ state, mode }) => mode.kind === "live" && (state === "open" || state === "upcoming"), leadsTo: quizAddress.live },
  finish: { isFit: (_, own) => own?.isOver === true, leadsTo: quizAddress.finish },
} as const satisfies Record<string, Purpose>;

export type QuizPurpose = keyof typeof PURPOSES;

type ChooseQuizProps = { readonly to: QuizPurpose; readonly customer: CustomerId; readonly waiting: ReactNode };

const chooseQuizNeeds = { listQuizzes: ListQuizzes, ...ownQuizzesOfNeeds };

/** The quizzes that fit, for whoever comes without having chosen one. Source: specification/quizzes.md, The way through a quiz. */
export const ChooseQuiz = observer(function ChooseQuiz({ to, customer, waiting }: ChooseQuizProps) {
  const useCases = useNeeds(chooseQuizNeeds);
  const [all] = useState(() => new Resource(() => useCases.listQuizzes()));
  const [own] = useState(() => ownQuizzesOf(useCases, customer));
  const ask = () => void Promise.all([all.ask(), own.ask()]);
  useEffect(() => void Promise.all([all.ask(), own.ask()]), [all, own]);
  if (all.state.kind === "unavailable" || own.state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={ask} />;
  if (all.state.kind !== "read" || own.state.kind !== "read") return waiting;
  const attempts = own.state.value;
  const { isFit, leadsTo }: Purpose = PURPOSES[to];
  const fitting = all.state.value.filter((quiz) =>
    isFit(
      quiz,
      attempts.find((attempt) => attempt.quiz === quiz.id),
    ),
  );
  return <QuizChoice quizzes={fitting} leadsTo={leadsTo} />;
});
