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
  const asked = new URLSearchParams(search);
  const code = inviteCodeIn(asked.get(INVITE) ?? "");
  asked.delete(INVITE);
  const clean = path + (asked.size === 0 ? "" : `?${asked}`);
  if (code !== null && !isSignedIn) (await keptInvite()).put(code);
  if (location.search === search) history.replaceState(history.state, "", clean + location.hash);
  return clean;
}
