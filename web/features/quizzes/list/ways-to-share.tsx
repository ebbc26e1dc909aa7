import Copy from "lucide-react/icons/copy";
import MessageCircle from "lucide-react/icons/message-circle";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

/** How a quiz is sent: by what the device shares with, by WhatsApp, or as a copied address. */
export function WaysToShare({ text, quiz }: { readonly text: string; readonly quiz: ShownQuiz }) {
  const [state, enter] = useState<"ready" | "copied" | "failed">("ready");
  const url = `${globalThis.location.origin}${quizAddress.one(quiz.id)}`;
  const canShare = typeof navigator.share === "function";
  const share = () => void navigator.share({ title: shownText(quiz.title), text, url }).catch(() => {}); // Whoever closes the phone's list has changed their mind.
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
