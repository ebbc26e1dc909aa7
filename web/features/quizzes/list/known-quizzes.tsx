import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

const OwnQuizzes = latePart(lateCode(() => import("./own-quizzes.tsx"), "OwnQuizzes"));

/** Which of these quizzes whoever is signed in is taking or has taken. The server draws it for nobody. */
export const KnownQuizzes = observer(function KnownQuizzes({ quizzes }: { readonly quizzes: readonly ShownQuiz[] }) {
  const { customer } = useStore(SessionStore);
  const isAwake = useAwake();
  if (!isAwake || customer === null) return null;
  return (
    <Suspense fallback={null}>
      <OwnQuizzes key={customer} customer={customer} quizzes={quizzes} />
    </Suspense>
  );
});
