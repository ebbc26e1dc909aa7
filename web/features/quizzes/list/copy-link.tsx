import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";

/** Puts the page's address, and nothing of anybody, where it can be pasted. */
export function CopyLink() {
  const [state, enter] = useState<"ready" | "copied" | "failed">("ready");
  const copy = () => {
    const { origin, pathname } = globalThis.location;
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(`${origin}${pathname}`))
      .then(
        () => enter("copied"),
        () => enter("failed"),
      );
  };
  return (
    <>
      <Button look="quiet" onPress={copy}>
        {words.share}
      </Button>
      <span role="status" className="small">
        {state === "copied" ? words.shared : state === "failed" ? words.shareFailed : null}
      </span>
    </>
  );
}
