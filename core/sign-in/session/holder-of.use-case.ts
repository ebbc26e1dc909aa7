import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Sessions } from "../../identity/sessions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Recovery, Session } from "../../identity/session.ts";

/**
 * The session that a bearer token opens, else the recovery that it opens; null: neither. Asking for a session extends it.
 * Source: specification/sign-in.md, Sessions.
 */
export type HolderOf = (bearer: string) => Promise<Session | Recovery | null>;
export const HolderOf = useCase<HolderOf>("sign-in", "HolderOf");

export const makeHolderOf = maker(HolderOf, { sessions: Sessions, now: Clock }, ({ sessions, now }) => async (bearer) => {
  const at = now();
  return (await sessions.holderOf(bearer, at)) ?? sessions.recoveryOf(bearer, at);
});
