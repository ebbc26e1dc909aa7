import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import type { RequestedPage } from "#web/platform/guards/guards.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

const INVITE = "invite";

/** Keeps by whose invitation somebody came who is not signed in. Answers the address without it, which stands there from now on. */
export async function keepArrivingInvite(
  { path, search }: RequestedPage,
  isSignedIn: boolean,
  allDependencies: AllDependencies,
): Promise<string> {
  const asked = new URLSearchParams(search);
  const code = inviteCodeIn(asked.get(INVITE) ?? "");
  asked.delete(INVITE);
  const clean = path + (asked.size === 0 ? "" : `?${asked}`);
  if (code !== null && !isSignedIn) (await allDependencies()).get(KeptInvite).put(code);
  if (location.search === search) history.replaceState(history.state, "", clean + location.hash);
  return clean;
}
