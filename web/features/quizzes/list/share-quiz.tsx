import { Suspense } from "react";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

const WaysToShare = latePart(lateCode(() => import("./ways-to-share.tsx"), "WaysToShare"));

/** What is sent of a quiz: what it is, when, and its address. Nobody's name, result or number goes along. */
export function ShareQuiz({ quiz, now }: { readonly quiz: ShownQuiz; readonly now: number }) {
  const isAwake = useAwake();
  return (
    <section className="panel stack gap-3" aria-labelledby="share-quiz">
      <h2 className="heading-3" id="share-quiz">
        {words.invite}
      </h2>
      <p className="strong">{shownText(quiz.title)}</p>
      <p className="small muted">
        {words.questionsOf(quiz.questions)} · {words.lengthOf(quiz)} · {words.when(quiz, now)}
      </p>
      {isAwake ? (
        <Suspense fallback={null}>
          <WaysToShare text={words.shareText({ title: shownText(quiz.title), when: words.when(quiz, now) })} quiz={quiz} />
        </Suspense>
      ) : null}
      <p className="small muted">{words.inviteNobody}</p>
    </section>
  );
}
