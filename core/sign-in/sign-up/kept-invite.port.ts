import { token } from "../../shared/token.ts";
import type { InviteCode } from "../../identity/invite-code.ts";

/** The invite code with which a visitor came, stored on their device until they have signed up. Neither method throws. */
export type KeptInvite = {
  /** null: they came without an invitation. */
  read(): InviteCode | null;
  /** Replaces the stored code; null removes it. */
  put(code: InviteCode | null): void;
};
export const KeptInvite = token<KeptInvite>("KeptInvite");
