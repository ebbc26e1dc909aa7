import { Copy, MessageCircle, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { quizAddress } from "#web/features/quizzes/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { useAwake } from "#web/platform/window/use-awake.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

/** What is sent of a quiz: what it is, when, and its address. Nobody's name, result or number goes along. */
export function ShareQuiz({ quiz, now }: { readonly quiz: ShownQuiz; readonly now: number }) {
  const isAwake = useAwake();
  return (
    <section className="panel stack gap-3" aria-labelledby="share-quiz">
      <h2 className="heading-3" id="share-quiz">
        {words.invite}
      </h2>
      <p className="strong">{words.in(quiz.title)}</p>
      <p className="small muted">
        {words.questionsOf(quiz.questions)} · {words.lengthOf(quiz)} · {words.when(quiz, now)}
      </p>
      {isAwake ? <Ways text={words.shareText({ title: words.in(quiz.title), when: words.when(quiz, now) })} quiz={quiz} /> : null}
      <p className="small muted">{words.inviteNobody}</p>
    </section>
  );
}

function Ways({ text, quiz }: { readonly text: string; readonly quiz: ShownQuiz }) {
  const [state, enter] = useState<"ready" | "copied" | "failed">("ready");
  const url = `${globalThis.location.origin}${quizAddress.one(quiz.id)}`;
  const canShare = typeof navigator.share === "function";
  const share = () => void navigator.share({ title: words.in(quiz.title), text, url }).catch(() => {}); // Whoever closes the phone's list has changed their mind.
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => enter("copied"),
        () => enter("failed"),
      );
  return (
    <>
      <div className="row flex-wrap">
        {canShare ? (
          <Button look="quiet" onPress={share}>
            <Share2 className="icon" aria-hidden="true" />
            {words.shareBy}
          </Button>
        ) : null}
        <a
          className="button quiet"
          href={`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle className="icon" aria-hidden="true" />
          {words.shareByWhatsApp}
        </a>
        <Button look="quiet" onPress={copy}>
          <Copy className="icon" aria-hidden="true" />
          {words.share}
        </Button>
      </div>
      <p role="status" className="small">
        {state === "copied" ? words.shared : state === "failed" ? words.shareFailed : null}
      </p>
    </>
  );
}
