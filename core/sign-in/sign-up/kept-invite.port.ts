import { token } from "../../shared/token.ts";
import type { InviteCode } from "../../identity/invite-code.ts";

/** By whose invitation somebody came, kept on their device until they have signed up. Neither throws. */
export type KeptInvite = {
  /** Null: they came by themselves. */
  read(): InviteCode | null;
  /** Keeps this one instead; null: none any more. */
  put(code: InviteCode | null): void;
};
export const KeptInvite = token<KeptInvite>("KeptInvite");
