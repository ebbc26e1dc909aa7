import { ok, refused } from "../shared/result.ts";
import { nextMembership } from "./membership.ts";
import type { Result } from "../shared/result.ts";
import type { Membership } from "./membership.ts";

/** The result of answering an invitation. `not-invited`: there was none, or the customer who answers is banned. */
export function answeredInvitation(
  state: Membership,
  answer: "accept" | "decline",
): Result<"member" | "declined", { readonly kind: "not-invited" | "already-answered" }> {
  if (state === "none" || state === "requested" || state === "banned") return refused({ kind: "not-invited" });
  if (nextMembership(state, answer) === null) return refused({ kind: "already-answered" });
  return ok(answer === "accept" ? "member" : "declined");
}

/** Whether a customer may join without asking: the community is open, or they are invited or already in. */
export const mayJoin = (isOpen: boolean, state: Membership): boolean =>
  nextMembership(state, "join") !== null && (isOpen || state === "invited" || state === "member");
