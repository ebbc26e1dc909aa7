import { customerId } from "../../identity/customer-id.ts";
import { networkOf } from "../../identity/network.ts";
import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { FEWER_PASSWORDS, PASSWORDS_FROM_ONE, PASSWORDS_OF_ONE, PASSWORDS_OF_ONE_FROM_ONE } from "../sign-in-limits.ts";
import { signedIn } from "../signed-in.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Passwords } from "./passwords.port.ts";
import { PasswordHashes } from "./password-hashes.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Sessions } from "../../identity/sessions.port.ts";
import { UserOf } from "../../me/user.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { Blocked, SignedIn } from "../signed-in.ts";
import type { TooMany } from "../too-many.ts";

/** This is also the answer if the number has no account, or the account no password. */
export type WrongPassword = { readonly kind: "wrong-password" };

/**
 * Signs in by password. The limits, the hashing and the answer are the same whether or not the number has an account.
 * Source: specification/sign-in.md, The way through sign-in.
 */
export type VerifyPassword = (caller: Caller, typed: TypedPassword) => Promise<Result<SignedIn, WrongPassword | Blocked | TooMany>>;
export const VerifyPassword = useCase<VerifyPassword>("sign-in", "VerifyPassword");

export type TypedPassword = { readonly mobile: Mobile; readonly password: string };

/** Whose password nobody has. */
const NOBODY = customerId("nobody");

export const makeVerifyPassword = maker(
  VerifyPassword,
  { customers: Customers, passwords: Passwords, hashes: PasswordHashes, limits: Limits, sessions: Sessions, userOf: UserOf, now: Clock },
  ({ customers, passwords, hashes, limits, sessions, userOf, now }) =>
    async ({ address }, { mobile, password }) => {
      const at = now();
      const network = networkOf(address);
      const customer = await customers.withMobile(mobile);
      const hash = await passwords.of(customer?.id ?? NOBODY);
      const account = `${mobile} ${hash ?? ""}`; // As long as its password stands: whoever sets another one may sign in by it at once.
      const here = `${account} ${network}`;
      const counted = await limits.count(
        [
          { limit: PASSWORDS_OF_ONE_FROM_ONE, by: here },
          { limit: PASSWORDS_FROM_ONE, by: network },
        ],
        at,
      );
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      const everywhere = await limits.count([{ limit: PASSWORDS_OF_ONE, by: account }], at);
      const fewer = everywhere.kind === "exhausted" ? await limits.count([{ limit: FEWER_PASSWORDS, by: here }], at) : everywhere;
      if (fewer.kind === "exhausted") return refused(tooMany(fewer.until, at));

      const fits = await hashes.fits(password, hash);
      if (customer === null || !fits) return refused({ kind: "wrong-password" });
      return signedIn({ sessions, userOf }, customer, at);
    },
);
