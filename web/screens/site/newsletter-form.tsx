import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { failureOrDefect } from "#web/stores/failure.ts";
import { useKept, useStore } from "#web/frame/keeper.tsx";
import { Whole } from "#web/frame/whole.ts";
import { SessionStore } from "#web/stores/session-store.ts";
import { ToastStore } from "#web/stores/toast-store.ts";
import { footerWords } from "#web/wording/footer.ts";
import type { FormEvent } from "react";
import type { Sent } from "./subscribe-to-newsletter.ts";

type State = "open" | "sending" | Exclude<Sent, "asked">;

/** Asks for the newsletter; its code comes with the first sending. The footer stands once a page, so its field needs no id of its own. */
export function NewsletterForm() {
  const whole = useKept(Whole);
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const [state, enter] = useState<State>("open");
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = new FormData(form).get("email");
    if (state === "sending" || typeof email !== "string") return;
    enter("sending");
    const sent = await subscribed(whole, session, email);
    enter(sent === "asked" ? "open" : sent);
    if (sent === "invalid") form.querySelector("input")?.focus();
    if (sent !== "asked") return;
    form.reset();
    toasts.show({ kind: "newsletter-asked" });
  };
  const problem = problemOf(state);
  return (
    <form method="post" action="/api/forms/newsletter/subscribe" className="newsletter" noValidate onSubmit={send}>
      <h2 className="h3">{footerWords.newsletter}</h2>
      <p>{footerWords.newsletterHint}</p>
      <div className={problem === null ? "field" : "field bad"}>
        <span className="join">
          <input
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            placeholder={footerWords.emailPlaceholder}
            aria-label={footerWords.email}
            aria-invalid={state === "invalid"}
            aria-describedby="newsletter-problem"
            onInput={() => state === "sending" || enter("open")}
          />
          <button type="submit" className={state === "sending" ? "btn main is-busy" : "btn main"} aria-disabled={state === "sending"}>
            {state === "sending" ? footerWords.subscribing : footerWords.subscribe}
          </button>
        </span>
        <span className="err" id="newsletter-problem" role="alert">
          {problem === null ? null : (
            <>
              <CircleAlert className="i s" aria-hidden="true" />
              {problem}
            </>
          )}
        </span>
      </div>
    </form>
  );
}

async function subscribed(whole: Whole, session: SessionStore, email: string): Promise<Sent> {
  try {
    const { subscribeToNewsletter } = await import("./subscribe-to-newsletter.ts");
    return await subscribeToNewsletter(whole, session.caller, email);
  } catch (error) {
    failureOrDefect(error);
    return "unavailable";
  }
}

function problemOf(state: State): string | null {
  switch (state) {
    case "open":
    case "sending":
      return null;
    case "invalid":
      return footerWords.invalidEmail;
    case "too-many":
      return footerWords.tooMany;
    case "unavailable":
      return footerWords.unavailable;
  }
}
