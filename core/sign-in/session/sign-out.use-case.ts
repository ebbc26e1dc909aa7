import { token } from "../../shared/token.ts";
import type { Session } from "../../identity/session.ts";
import type { Sessions } from "../../identity/sessions.port.ts";

/** Ends the session of the caller. */
export type SignOut = (session: Session) => Promise<null>;
export const SignOut = token<SignOut>("SignOut");

export function makeSignOut({ sessions }: { readonly sessions: Sessions }): SignOut {
  return async ({ id }) => {
    await sessions.close(id);
    return null;
  };
}
