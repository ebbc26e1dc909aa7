import { token } from "../../shared/token.ts";
import type { Recovery, Session } from "../../identity/session.ts";
import type { Sessions } from "../../identity/sessions.port.ts";
import type { Clock } from "../../shared/clock.port.ts";

/**
 * The session that a bearer token opens, else the recovery that it opens; null: neither. Asking for a session extends it.
 * Source: specification/sign-in.md, Sessions.
 */
export type HolderOf = (bearer: string) => Promise<Session | Recovery | null>;
export const HolderOf = token<HolderOf>("HolderOf");

export function makeHolderOf({ sessions, now }: { readonly sessions: Sessions; readonly now: Clock }): HolderOf {
  return async (bearer) => {
    const at = now();
    return (await sessions.holderOf(bearer, at)) ?? sessions.recoveryOf(bearer, at);
  };
}
