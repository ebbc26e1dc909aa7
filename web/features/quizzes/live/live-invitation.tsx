import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";
import { liveWords as words } from "./live-words.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

const qrCode = lateCode(() => import("#web/design/drawing/qr-code.tsx"), "QrCode");

/** What a projector shows until the first question: where players join, to be typed and to be read by a camera. */
export function LiveInvitation({ id }: { readonly id: QuizId }) {
  const address = new URL(quizAddress.live(id), location.origin).href;
  return (
    <div className="quiz-invitation">
      <p>
        {words.joinAt}
        <br />
        <strong>{address.replace(/^https?:\/\//, "")}</strong>
      </p>
      <Opened load={qrCode} given={{ text: address, label: words.joinCode }} waits={null} />
    </div>
  );
}
