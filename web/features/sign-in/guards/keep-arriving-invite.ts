import { inviteCodeIn } from "#core/identity/invite-code.ts";
import type { RequestedPage } from "#web/platform/guards/guards.ts";
import type { signInGuardsNeeds } from "./sign-in-guards.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

const INVITE = "invite";

/** Keeps by whose invitation somebody came who is not signed in. Answers the address without it, which stands there from now on. */
export async function keepArrivingInvite(
  { path, search }: RequestedPage,
  isSignedIn: boolean,
  { keptInvite }: NeedsOf<typeof signInGuardsNeeds>,
): Promise<string> {
  const parameters = new URLSearchParams(search);
  const code = inviteCodeIn(parameters.get(INVITE) ?? "");
  parameters.delete(INVITE);
  const clean = path + (parameters.size === 0 ? "" : `?${parameters}`);
  if (code !== null && !isSignedIn) (await keptInvite()).put(code);
  if (location.search === search) history.replaceState(history.state, "", clean + location.hash);
  return clean;
}
