import { AlertAnswer } from "./alert-answer.tsx";
import { AlertTokenForm } from "./alert-token-form.tsx";
import { alertWords } from "./wording/alerts.ts";

const words = alertWords.confirm;

/** Where the letter leads that asks for a confirmation, and the form that asks for the letter without script. */
export function ConfirmAlert({ token, answer }: { readonly token: string; readonly answer: string | null }) {
  switch (answer) {
    case null:
      if (token === "") return <AlertAnswer title={words.useless} text={words.uselessText} />;
      return <AlertTokenForm title={words.title} text={words.text} press={words.press} does="confirm" token={token} />;
    case "asked":
      return <AlertAnswer title={words.asked} text={words.askedText} />;
    case "confirmed":
      return <AlertAnswer title={words.confirmed} text={words.confirmedText} />;
    case "invalid":
      return <AlertAnswer title={words.notAsked} text={words.invalidText} />;
    case "too-many":
    case "unknown-product":
    case "already-so":
      return <AlertAnswer title={words.notAsked} text={alertWords.states[answer]} />;
    default:
      return <AlertAnswer title={words.useless} text={words.uselessText} />; // An answer is a text of the address: it may be any.
  }
}
