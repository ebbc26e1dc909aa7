import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { VerifyEmailCode, VerifyMobileCode } from "../codes/verify-code.use-case.ts";
import { VerifyPassword } from "../passwords/verify-password.use-case.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { Blocked, SignedIn } from "../signed-in.ts";
import type { TooMany } from "../too-many.ts";
import type { TypedEmailCode, TypedMobileCode, WrongCode } from "../codes/verify-code.use-case.ts";
import type { TypedPassword, WrongPassword } from "../passwords/verify-password.use-case.ts";

/** Signs in by a code or a password. Refused if the code is right but no account exists: then the person registers. */
export type SignIn = (
  caller: Caller,
  typed: TypedToSignIn,
) => Promise<Result<SignedIn, WrongCode | WrongPassword | Blocked | TooMany | { readonly kind: "no-account" }>>;
export const SignIn = useCase<SignIn>("sign-in", "SignIn");

export type TypedToSignIn =
  | ({ readonly kind: "mobile-code" } & TypedMobileCode)
  | ({ readonly kind: "email-code" } & TypedEmailCode)
  | ({ readonly kind: "password" } & TypedPassword);

export const makeSignIn = maker(
  SignIn,
  { verifyMobileCode: VerifyMobileCode, verifyEmailCode: VerifyEmailCode, verifyPassword: VerifyPassword },
  ({ verifyMobileCode, verifyEmailCode, verifyPassword }) =>
    async (caller, typed) => {
      if (typed.kind === "password") return verifyPassword(caller, typed);
      const result = await (typed.kind === "mobile-code" ? verifyMobileCode(caller, typed) : verifyEmailCode(caller, typed));
      if (result.kind === "refused") return result;
      return result.value === null ? refused({ kind: "no-account" }) : { ...result, value: result.value };
    },
);
