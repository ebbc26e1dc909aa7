import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { messageOf } from "#core/shared/unexpected-answer.ts";

/** What came of a call that no declared answer ended: `code` 401 and 429 have sentences of their own, `sentence` null: there was no answer at all. */
export type ServerMessage = { readonly kind: "said"; readonly code: number; readonly sentence: string } | { readonly kind: "silent" };

/** As a state. What is neither an outage nor an ended session is a defect and goes on. */
export function serverMessageOrDefect(error: unknown): ServerMessage {
  if (!(error instanceof PortUnavailable || error instanceof SignedOut)) throw error;
  console.info(error.message); // It names the call and nothing of the customer's.
  const said = messageOf(error);
  if (said !== null) return { kind: "said", code: said.code, sentence: said.message };
  return error instanceof SignedOut ? { kind: "said", code: 401, sentence: "" } : { kind: "silent" };
}
