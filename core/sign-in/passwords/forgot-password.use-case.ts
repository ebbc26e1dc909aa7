import { networkOf } from "../../identity/network.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { KEYS_FROM_ONE, RESETS_FROM_ONE, RESETS_TO_ONE, RESETS_TO_ONE_FROM_ONE } from "../sign-in-limits.ts";
import { isTooCommon } from "./too-common.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { Passwords } from "./passwords.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Secrets } from "../secrets.port.ts";
import { SiteOf } from "../../jobs/site.ts";
import { Clock } from "../../shared/clock.port.ts";
import { PasswordHashes } from "./password-hashes.port.ts";
import { CommonPasswords } from "./common-passwords.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { Password } from "./password.ts";
import type { TooCommon } from "./too-common.ts";
import type { TooMany } from "../too-many.ts";

/**
 * Starts sending a link by which a forgotten password can be replaced, if the number has an account. A job checks that later, so the answer
 * does not show it. null is the usual answer; a text is another message of a server.
 */
export type AskPasswordReset = (caller: Caller, mobile: Mobile) => Promise<Result<string | null, TooMany>>;
export const AskPasswordReset = useCase<AskPasswordReset>("sign-in", "AskPasswordReset");

type KeyNeeds = {
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly now: Clock;
};

export const makeAskPasswordReset = maker(
  AskPasswordReset,
  { passwords: Passwords, limits: Limits, secrets: Secrets, siteOf: SiteOf, now: Clock },
  ({ passwords, limits, secrets, siteOf, now }: KeyNeeds & { readonly siteOf: SiteOf }) =>
    async ({ address, language }, mobile) => {
      const at = now();
      const network = networkOf(address);
      const counted = await limits.count(
        [
          { limit: RESETS_TO_ONE_FROM_ONE, by: `${mobile} ${network}` },
          { limit: RESETS_TO_ONE, by: mobile },
          { limit: RESETS_FROM_ONE, by: network },
        ],
        at,
      );
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      await passwords.askReset({ kind: "offer-password-reset", mobile, language, site: siteOf(null) }, secrets.key());
      return ok(null);
    },
);

/** The key is unknown, used, replaced by a newer one, or older than half an hour. */
export type UselessKey = { readonly kind: "useless-key" };

/** Whether the key of such a link can still be used to set a password. */
export type CheckResetKey = (caller: Caller, key: string) => Promise<Result<null, UselessKey | TooMany>>;
export const CheckResetKey = useCase<CheckResetKey>("sign-in", "CheckResetKey");

export const makeCheckResetKey = maker(
  CheckResetKey,
  { passwords: Passwords, secrets: Secrets, limits: Limits, now: Clock },
  ({ passwords, secrets, limits, now }) =>
    async ({ address }, key) => {
      const at = now();
      const counted = await limits.count([{ limit: KEYS_FROM_ONE, by: networkOf(address) }], at);
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      return (await passwords.hasResetKey(secrets.keyHash(key), at)) ? ok(null) : refused({ kind: "useless-key" });
    },
);

/** Sets a new password by such a key, which works only once, and ends all sessions of the account. */
export type ResetPassword = (
  caller: Caller,
  reset: { readonly key: string; readonly password: Password },
) => Promise<Result<null, UselessKey | TooCommon | TooMany>>;
export const ResetPassword = useCase<ResetPassword>("sign-in", "ResetPassword");

export const makeResetPassword = maker(
  ResetPassword,
  { passwords: Passwords, hashes: PasswordHashes, commonPasswords: CommonPasswords, secrets: Secrets, limits: Limits, now: Clock },
  ({ passwords, hashes, commonPasswords, secrets, limits, now }) =>
    async ({ address }, { key, password }) => {
      if (await isTooCommon(password, commonPasswords)) return refused({ kind: "too-common" }); // The key can still be used to set another password.
      const at = now();
      const counted = await limits.count([{ limit: KEYS_FROM_ONE, by: networkOf(address) }], at);
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      const keyHash = secrets.keyHash(key);
      if (!(await passwords.hasResetKey(keyHash, at))) return refused({ kind: "useless-key" }); // Checked before hashing, because hashing is expensive.
      return (await passwords.reset(keyHash, await hashes.of(password), at)) === "reset" ? ok(null) : refused({ kind: "useless-key" });
    },
);
