import * as z from "zod/mini";
import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { codeSent } from "./code-sent.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { boundedText, emailAddress, mobile } from "#adapters/http-contract/scalars.ts";
import { signedOut, tooMany, typedCode } from "./signed-in.ts";

export const sendOwnMobileCode = endpoint(SendOwnMobileCode, {
  method: "POST",
  path: "/aggregator/sendPhoneOtp",
  in: "body",
  audience: "caller",
  request: only("mobile_no", mobile),
  response: codeSent,
  refusals: { "signed-out": signedOut, "too-many": tooMany },
});

export const addMobile = endpoint(AddMobile, {
  method: "PUT",
  path: "/sso/addMobileToUserProfile",
  in: "body",
  audience: "session",
  request: only("mobile_no", mobile),
  response: only("mobile", mobile),
  refusals: {
    "not-proved": answerOf(2, "Please verify your mobile number with an OTP first."),
    "mobile-taken": answerOf(3, "This mobile number belongs to another account."),
  },
});

export const askToConfirmEmail = endpoint(AskToConfirmEmail, {
  method: "POST",
  path: "/auth/user/resend-email",
  in: "body",
  audience: "caller",
  request: only("email", emailAddress),
  response: only("resend_after", z.number()),
  refusals: { "not-asked": answerOf(2, "Please ask for a new OTP."), "too-many": tooMany },
});

export const confirmEmail = endpoint(ConfirmEmail, {
  method: "GET",
  path: "/verifyEmail",
  in: "query",
  audience: "caller",
  request: fields({ challenge: ["_id", boundedText(100)], code: ["otp", typedCode], email: emailAddress }),
  response: only("email", emailAddress),
  refusals: {
    "wrong-code": answerOf(1, "This link has been used or has expired."),
    "email-taken": answerOf(3, "This e-mail address belongs to another account."),
    "too-many": tooMany,
  },
});
