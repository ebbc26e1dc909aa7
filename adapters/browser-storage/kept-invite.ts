import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";

const KEY = "invite_code";

/** In this browser. `storageOf` is asked each time and may throw. */
export function keptInviteIn(storageOf: () => Storage): KeptInvite {
  return {
    read: () => inviteCodeIn(nullIfThrown(() => storageOf().getItem(KEY)) ?? ""),
    put: (code) => void nullIfThrown(() => (code === null ? storageOf().removeItem(KEY) : storageOf().setItem(KEY, code))),
  };
}
