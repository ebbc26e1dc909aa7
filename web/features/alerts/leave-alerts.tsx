import { AlertAnswer } from "./alert-answer.tsx";
import { AlertTokenForm } from "./alert-token-form.tsx";
import { alertWords } from "./wording/alerts.ts";

const words = alertWords.leave;

/** Where every letter leads by which its reader switches off all alerts. */
export function LeaveAlerts({ token, answer }: { readonly token: string; readonly answer: string | null }) {
  if (answer !== null) return <AlertAnswer title={words.left} text={words.leftText} />;
  if (token === "") return <AlertAnswer title={words.useless} text={words.uselessText} />;
  return <AlertTokenForm title={words.title} text={words.text} press={words.press} does="leave" token={token} />;
}
