import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { PASSWORDS_OF_ONE_FROM_ONE } from "../sign-in-limits.ts";
import { isTooCommon } from "./too-common.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { Passwords } from "./passwords.port.ts";
import { PasswordHashes } from "./password-hashes.port.ts";
import { CommonPasswords } from "./common-passwords.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Session } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { Password } from "./password.ts";
import type { TooCommon } from "./too-common.ts";
import type { TooMany } from "../too-many.ts";
import type { WrongPassword } from "./verify-password.use-case.ts";

/** Sets a customer's first password. */
export type AddPassword = (customer: CustomerId, password: Password) => Promise<Result<null, TooCommon | { readonly kind: "has-one" }>>;
export const AddPassword = useCase<AddPassword>("sign-in", "AddPassword");

export const makeAddPassword = maker(
  AddPassword,
  { passwords: Passwords, hashes: PasswordHashes, commonPasswords: CommonPasswords },
  ({ passwords, hashes, commonPasswords }) =>
    async (customer, password) => {
      if (await isTooCommon(password, commonPasswords)) return refused({ kind: "too-common" });
      if ((await passwords.of(customer)) !== null) return refused({ kind: "has-one" }); // Checked before hashing, because hashing is expensive.
      return (await passwords.putFirst(customer, await hashes.of(password))) === "put" ? ok(null) : refused({ kind: "has-one" });
    },
);

/** Replaces a customer's password. The customer's other sessions end. */
export type ChangePassword = (session: Session, change: PasswordChange) => Promise<Result<null, WrongPassword | TooCommon | TooMany>>;
export const ChangePassword = useCase<ChangePassword>("sign-in", "ChangePassword");

export type PasswordChange = { readonly from: string; readonly to: Password };

export const makeChangePassword = maker(
  ChangePassword,
  { passwords: Passwords, hashes: PasswordHashes, commonPasswords: CommonPasswords, limits: Limits, now: Clock },
  ({ passwords, hashes, commonPasswords, limits, now }) =>
    async ({ id, customer }, { from, to }) => {
      if (await isTooCommon(to, commonPasswords)) return refused({ kind: "too-common" });
      const at = now();
      const hash = await passwords.of(customer);
      const counted = await limits.count([{ limit: PASSWORDS_OF_ONE_FROM_ONE, by: `${customer} ${hash ?? ""} itself` }], at);
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      if (!(await hashes.fits(from, hash)) || hash === null) return refused({ kind: "wrong-password" });
      const changed = await passwords.change(customer, { from: hash, to: await hashes.of(to), keep: id });
      return changed === "changed" ? ok(null) : refused({ kind: "wrong-password" });
    },
);
