import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Sessions } from "../../identity/sessions.port.ts";
import type { Session } from "../../identity/session.ts";

/** Ends the session of the caller. */
export type SignOut = (session: Session) => Promise<null>;
export const SignOut = useCase<SignOut>("sign-in", "SignOut");

export const makeSignOut = maker(SignOut, { sessions: Sessions }, ({ sessions }) => async ({ id }) => {
  await sessions.close(id);
  return null;
});
