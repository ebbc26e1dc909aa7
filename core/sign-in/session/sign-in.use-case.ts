import { refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { Blocked, SignedIn } from "../signed-in.ts";
import type { TooMany } from "../too-many.ts";
import type { TypedEmailCode, TypedMobileCode, VerifyEmailCode, VerifyMobileCode, WrongCode } from "../codes/verify-code.use-case.ts";
import type { TypedPassword, VerifyPassword, WrongPassword } from "../passwords/verify-password.use-case.ts";

/** Signs in by a code or a password. Refused if the code is right but no account exists: then the person registers. */
export type SignIn = (
  caller: Caller,
  typed: TypedToSignIn,
) => Promise<Result<SignedIn, WrongCode | WrongPassword | Blocked | TooMany | { readonly kind: "no-account" }>>;
export const SignIn = token<SignIn>("SignIn");

export type TypedToSignIn =
  | ({ readonly kind: "mobile-code" } & TypedMobileCode)
  | ({ readonly kind: "email-code" } & TypedEmailCode)
  | ({ readonly kind: "password" } & TypedPassword);

type Needs = {
  readonly verifyMobileCode: VerifyMobileCode;
  readonly verifyEmailCode: VerifyEmailCode;
  readonly verifyPassword: VerifyPassword;
};

export function makeSignIn({ verifyMobileCode, verifyEmailCode, verifyPassword }: Needs): SignIn {
  return async (caller, typed) => {
    if (typed.kind === "password") return verifyPassword(caller, typed);
    const result = await (typed.kind === "mobile-code" ? verifyMobileCode(caller, typed) : verifyEmailCode(caller, typed));
    if (result.kind === "refused") return result;
    return result.value === null ? refused({ kind: "no-account" }) : { ...result, value: result.value };
  };
}
