import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { StartModel, startNeeds } from "./start-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

/** Begins the quiz. Whoever is not signed in is asked to, and comes back to these rules: the clock begins by a press alone. */
export const StartQuizLink = observer(function StartQuizLink({ id }: { readonly id: QuizId }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(startNeeds);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [model] = useState(() => new StartModel(useCases, id));
  const [isUnknown, setUnknown] = useState(false);
  const begin = async (who: CustomerId) => {
    const leads = await model.start(who);
    if (leads === "rules") await revalidate();
    else if (leads !== null) await navigate(quizAddress[leads](id));
  };
  const press = async () => {
    // Whoever presses at once may be signed in without it being known yet, or be known by a token alone.
    await session.open();
    if (session.isSignedIn && session.customer === null) await session.refresh();
    const who = session.customer;
    setUnknown(who === null && session.isSignedIn);
    if (who !== null) await begin(who);
    else if (!session.isSignedIn) session.askToSignIn("sign-in", { towards: quizAddress.note(id) });
  };
  return (
    <div className="stack justify-items-start gap-3">
      <div role="status">{isUnknown || model.state === "unavailable" ? <Notice kind="bad">{words.unavailable}</Notice> : null}</div>
      <Button look="main" size="big" state={model.state === "sending" ? "busy" : "ready"} onPress={() => void press()}>
        {words.start}
      </Button>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  );
});
