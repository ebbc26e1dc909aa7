import { SignedOut } from "#core/identity/signed-out.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { messageOf } from "#core/shared/unexpected-answer.ts";

/** How a call failed. Codes 401 and 429 have sentences of their own. `sentence` null: there was no answer at all. */
export type ServerMessage = { readonly kind: "said"; readonly code: number; readonly sentence: string } | { readonly kind: "silent" };

/** The failure as a state. An error that is neither an outage nor an ended session is a defect and is thrown again. */
export function serverMessageOrDefect(error: unknown): ServerMessage {
  if (!(error instanceof PortUnavailable || error instanceof SignedOut)) throw error;
  console.info(error.message); // It names the call and nothing of the customer's.
  const said = messageOf(error);
  if (said !== null) return { kind: "said", code: said.code, sentence: said.message };
  return error instanceof SignedOut ? { kind: "said", code: 401, sentence: "" } : { kind: "silent" };
}
