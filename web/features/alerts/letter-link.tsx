import { AlertAnswer } from "./alert-answer.tsx";
import { AlertTokenForm } from "./alert-token-form.tsx";
import { alertWords } from "./wording/alerts.ts";
import type { AlertPage } from "./alert-page.ts";

/** A page to which a letter's link leads, and the plain forms once they were sent. */
type LinkPage = Extract<AlertPage, { readonly kind: "confirm" | "leave" }>;
type Answer = { readonly title: string; readonly text: string };

const { confirm, leave } = alertWords;

/** Where letters lead: to confirm an alert, and to switch off all of them. */
export function LetterLink({ page }: { readonly page: LinkPage }) {
  const answer = answerOfLink(page);
  if (answer !== null) return <AlertAnswer {...answer} />;
  const { title, text, press } = alertWords[page.kind];
  return <AlertTokenForm title={title} text={text} press={press} does={page.kind} token={page.token} />;
}

/** What the page tells; null: its button is still to be pressed. */
export function answerOfLink({ kind, token, answer }: LinkPage): Answer | null {
  if (answer !== null) return kind === "leave" ? { title: leave.left, text: leave.leftText } : answerOfForm(answer);
  if (KEY.test(token)) return null;
  return kind === "leave" ? { title: leave.useless, text: leave.uselessText } : { title: confirm.incomplete, text: confirm.incompleteText };
}

/** A letter's key, whole. A mail program may have cut it off: pressing the button would then switch off nothing, and say that it did. */
const KEY = /^[\w-]{43}$/;

function answerOfForm(answer: string): Answer {
  switch (answer) {
    case "asked":
      return { title: confirm.asked, text: confirm.askedText };
    case "confirmed":
      return { title: confirm.confirmed, text: confirm.confirmedText };
    case "invalid":
      return { title: confirm.notAsked, text: confirm.invalidText };
    case "already-so":
      return { title: confirm.notAsked, text: confirm.alreadySoText };
    case "too-many":
    case "unknown-product":
    case "unknown-quiz":
      return { title: confirm.notAsked, text: alertWords.states[answer] };
    default:
      return { title: confirm.useless, text: confirm.uselessText }; // An answer is a text of the address: it may be any.
  }
}
