import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { INVITE_CODE_LENGTH, inviteCodeOf } from "#core/identity/invite-code.ts";
import { CODE_LENGTH } from "#core/sign-in/codes/one-time-code.ts";
import type { Secrets } from "#core/sign-in/secrets.port.ts";

/** `key` is the servers' own: a code has too few digits for a hash that anybody can make. */
export const nodeSecrets = (key: Buffer): Secrets => ({
  code: () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0"),
  inviteCode: () => inviteCodeOf(randomBytes(INVITE_CODE_LENGTH)),
  key: () => randomBytes(32).toString("base64url"),
  codeHash: (challenge, code) => createHmac("sha256", key).update(`${challenge}\n${code}`).digest("base64url"),
  keyHash: (given) => createHash("sha256").update(given).digest("base64url"),
  areSame(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && timingSafeEqual(a, b);
  },
});
