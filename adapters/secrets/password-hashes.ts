import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";

/** `memory` in KiB. The least that OWASP's password storage advice takes for argon2id. */
export type HashCost = { readonly memory: number; readonly passes: number };
const OWASP: HashCost = { memory: 19_456, passes: 2 };

const hashed = promisify(argon2);
const TAG = 32;

export const argon2Hashes = (cost = OWASP): PasswordHashes => ({
  async of(password) {
    const nonce = randomBytes(16);
    const tag = await tagOf(password, nonce, cost);
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
  },
  async fits(typed, hash) {
    const [, memory, passes, nonce, tag] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/.exec(hash ?? "") ?? [];
    if (memory === undefined || passes === undefined || nonce === undefined || tag === undefined) {
      await tagOf(typed, randomBytes(16), cost); // As much work as where there is a hash.
      return false;
    }
    const typedTag = await tagOf(typed, Buffer.from(nonce, "base64url"), { memory: Number(memory), passes: Number(passes) });
    const stored = Buffer.from(tag, "base64url");
    return stored.length === TAG && timingSafeEqual(typedTag, stored);
  },
});

const tagOf = (text: string, nonce: Buffer, { memory, passes }: HashCost): Promise<Buffer> =>
  hashed("argon2id", { message: Buffer.from(text.normalize("NFC")), nonce, parallelism: 1, tagLength: TAG, memory, passes });
