import * as z from "zod/mini";
import { Register, RegisterByMobile } from "#core/sign-in/sign-up/register.use-case.ts";
import { ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { SignIn } from "#core/sign-in/session/sign-in.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { VerifyEmailCode, VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { codeSent } from "./code-sent.ts";
import { endpoint, fields, nothing, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { message } from "#adapters/http-contract/acknowledged.ts";
import { boundedText, calendarDay, emailAddress, fullName, inviteCode, mobile, orNull, printed } from "#adapters/http-contract/scalars.ts";
import { blocked, gender, humanTask, proof, shownChallenge, signedIn, tooMany, typedCode, typedPassword } from "./signed-in.ts";
import type { SignUp } from "#core/sign-in/sign-up/sign-up.ts";
import type { TypedToSignIn } from "#core/sign-in/session/sign-in.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const humanCheckNeeded = answerOf(403, "Please confirm that you are a person and try again.", fields({ task: humanTask }));
const notAsked = answerOf(2, "Please ask for a new OTP.");
const wrongCode = answerOf(1, "Wrong OTP entered");
const wrongPassword = answerOf(1, "Wrong Password entered");

const sending = {
  method: "POST",
  in: "body",
  audience: "caller",
  response: codeSent,
  refusals: { "human-check-needed": humanCheckNeeded, "too-many": tooMany },
} as const;

export const sendMobileCode = endpoint(SendMobileCode, {
  ...sending,
  path: "/auth/localsignup",
  request: fields({ mobile, proof: ["captcha_token", proof], referenceCode: ["doctor_reference_code", orNull(boundedText(100))] }),
});

export const sendEmailCode = endpoint(SendEmailCode, {
  ...sending,
  path: "/auth/emaillogin",
  request: fields({ email: emailAddress, proof: ["captcha_token", proof] }),
});

const resending = {
  method: "POST",
  in: "body",
  audience: "caller",
  response: codeSent,
  refusals: { "not-asked": notAsked, "too-many": tooMany },
} as const;

export const resendMobileCode = endpoint(ResendMobileCode, {
  ...resending,
  path: "/auth/resend-sms",
  request: fields({ mobile, challenge: shownChallenge }),
});

export const resendEmailCode = endpoint(ResendEmailCode, {
  ...resending,
  path: "/auth/resend-email",
  request: fields({ email: emailAddress, challenge: shownChallenge }),
});

/** Without a payload the number has no account yet, and registers. */
const verifying = {
  method: "POST",
  in: "body",
  audience: "caller",
  response: z.nullable(signedIn),
  refusals: { "wrong-code": wrongCode, blocked, "too-many": tooMany },
} as const;

export const verifyMobileCode = endpoint(VerifyMobileCode, {
  ...verifying,
  path: "/auth/otpverification",
  request: fields({ mobile, code: ["otp", typedCode], challenge: shownChallenge }),
});

export const verifyEmailCode = endpoint(VerifyEmailCode, {
  ...verifying,
  path: "/auth/emailotpverification",
  request: fields({ email: emailAddress, code: ["otp", typedCode], challenge: shownChallenge }),
});

export const verifyPassword = endpoint(VerifyPassword, {
  method: "POST",
  path: "/user/verifyUserpassword",
  in: "body",
  audience: "caller",
  request: fields({ mobile, password: typedPassword }),
  response: signedIn,
  refusals: { "wrong-password": wrongPassword, blocked, "too-many": tooMany },
});

/** The tokens of other companies that a sign-up may hold are dropped: nothing is done with them. */
const signUp: Shape<SignUp> = fields({
  mobile: orNull(mobile),
  email: orNull(emailAddress),
  name: printed(fullName),
  birthdate: orNull(calendarDay),
  gender: orNull(gender),
  referenceCode: ["doctor_reference_code", orNull(boundedText(100))],
  inviteCode: ["invite_code", orNull(inviteCode)],
  challenge: shownChallenge,
});

const registering = {
  method: "POST",
  in: "body",
  audience: "caller",
  request: signUp,
  response: signedIn,
  refusals: {
    "not-proved": answerOf(2, "Please verify your mobile number with an OTP first."),
    taken: answerOf(3, "You already have an account. Please sign in."),
    "impossible-birthdate": answerOf(4, "Birth date is not possible"),
    "unknown-invite-code": answerOf(5, "We can't find this invite code. Please check it, or leave it empty."),
    blocked,
  },
} as const;

export const register = endpoint(Register, { ...registering, path: "/auth/userregistration" });
export const registerByMobile = endpoint(RegisterByMobile, { ...registering, path: "/auth/userRegistrationByMobile" });

const typed = { otp: typedCode, challenge: shownChallenge };
export const signIn = endpoint(SignIn, {
  method: "POST",
  path: "/auth/login",
  in: "body",
  audience: "caller",
  request: wire(
    z.union([z.object({ mobile, password: typedPassword }), z.object({ mobile, ...typed }), z.object({ email: emailAddress, ...typed })]),
    (said): TypedToSignIn => {
      if ("password" in said) return { kind: "password", ...said };
      const { otp: code, ...rest } = said;
      return "mobile" in rest ? { kind: "mobile-code", ...rest, code } : { kind: "email-code", ...rest, code };
    },
    ({ kind: _, ...typed }) => {
      if ("password" in typed) return typed;
      const { code: otp, ...rest } = typed;
      return { ...rest, otp };
    },
  ),
  response: signedIn,
  refusals: {
    "wrong-code": wrongCode,
    "wrong-password": answerOf(2, "Wrong Password entered"),
    "no-account": answerOf(3, "There is no account yet. Please register."),
    blocked,
    "too-many": tooMany,
  },
});

export const signOut = endpoint(SignOut, {
  method: "POST",
  path: "/auth/logout",
  in: "body",
  audience: "session",
  request: nothing,
  response: message("Logged out successfully"),
});
