import { ok, refused } from "../shared/result.ts";
import { nextMembership } from "./membership.ts";
import type { Result } from "../shared/result.ts";
import type { Membership } from "./membership.ts";

/** What an answer makes of an invitation; `not-invited`: there was none, or whoever sends it away is banned. */
export function answeredInvitation(
  state: Membership,
  answer: "accept" | "decline",
): Result<"member" | "declined", { readonly kind: "not-invited" | "already-answered" }> {
  if (state === "none" || state === "banned") return refused({ kind: "not-invited" });
  if (nextMembership(state, answer) === null) return refused({ kind: "already-answered" });
  return ok(answer === "accept" ? "member" : "declined");
}

/** Whether somebody may come in by themselves: into what is open, or where they are invited or in already. */
export const mayJoin = (isOpen: boolean, state: Membership): boolean =>
  nextMembership(state, "join") !== null && (isOpen || state === "invited" || state === "member");
