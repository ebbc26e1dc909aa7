import { Notice } from "#web/design/notice/notice.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { formWords } from "#web/design/wording/form.ts";
import type { ReactNode } from "react";

type FormEndProps = {
  readonly state: "open" | "sending" | "unavailable";
  /** Why the shop did not take it; null: it has said nothing. */
  readonly refusal: string | null;
  /** Where one goes who keeps nothing; null: there is no such way. */
  readonly back: string | null;
  readonly words?: { readonly send: string; readonly sending: string };
  readonly children?: ReactNode;
};

/** What stands under a form: what came of it, and its buttons. */
export function FormEnd({ state, refusal, back, words = { send: formWords.save, sending: formWords.saving }, children }: FormEndProps) {
  return (
    <div className="stack gap-4">
      <div role="status" className="stack gap-3">
        {refusal === null ? null : <Notice kind="bad">{refusal}</Notice>}
        {state === "unavailable" ? <Notice kind="bad">{formWords.unavailable}</Notice> : null}
      </div>
      <div className="row flex-wrap">
        <SendButton state={state === "sending" ? "sending" : "ready"}>
          {state === "sending" ? words.sending : state === "unavailable" ? formWords.tryAgain : words.send}
        </SendButton>
        {back === null ? null : (
          <a className="button quiet" href={back}>
            {formWords.cancel}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
