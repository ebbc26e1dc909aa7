import * as z from "zod/mini";
import { AddPassword, ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { AskPasswordReset, CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { password, passwordProblem } from "#core/sign-in/passwords/password.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { message, messageOr, acknowledged } from "#adapters/http-contract/acknowledged.ts";
import { boundedText, mobile } from "#adapters/http-contract/scalars.ts";
import { tooMany, typedPassword } from "./signed-in.ts";
import type { Password, PasswordProblem } from "#core/sign-in/passwords/password.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const expected: Readonly<Record<PasswordProblem, string>> = {
  "too-short": "a password of 6 to 12 characters",
  "too-long": "a password of 6 to 12 characters",
};

const newPassword: Shape<Password> = z.codec(boundedText(100), z.custom<Password>(), {
  decode(typed, { issues }) {
    const problem = passwordProblem(typed);
    if (problem === null) return password(typed);
    issues.push({ code: "custom", message: expected[problem], input: null }); // What was typed goes nowhere.
    return z.NEVER;
  },
  encode: (chosen) => chosen,
});

export const askPasswordReset = endpoint(AskPasswordReset, {
  method: "POST",
  path: "/user/sendForgotPasswordLink",
  in: "body",
  audience: "caller",
  request: only("mobile", mobile),
  response: messageOr("If this mobile number has an account, a link to set a new password is on its way."),
  refusals: { "too-many": tooMany },
});

const tooCommon = answerOf(3, "Too many people use this password. Please choose another.");
const uselessKey = answerOf(1, "This link has been used or has expired.");

export const checkResetKey = endpoint(CheckResetKey, {
  method: "GET",
  path: "/user/verifyForgetPasswordByKey",
  in: "query",
  audience: "caller",
  request: only("key", boundedText(100)),
  response: acknowledged("valid"),
  refusals: { "useless-key": uselessKey, "too-many": tooMany },
});

export const resetPassword = endpoint(ResetPassword, {
  method: "PUT",
  path: "/user/updateForgotPassword",
  in: "body",
  audience: "caller",
  request: fields({ key: boundedText(100), password: newPassword }),
  response: message("Your password is changed. Please log in."),
  refusals: { "useless-key": uselessKey, "too-common": tooCommon, "too-many": tooMany },
});

export const addPassword = endpoint(AddPassword, {
  method: "PUT",
  path: "/user/addUserPassword",
  in: "body",
  audience: "customer",
  request: only("password", newPassword),
  response: message("Your password is set."),
  refusals: { "too-common": tooCommon, "has-one": answerOf(2, "You already have a password. Please change that one.") },
});

export const changePassword = endpoint(ChangePassword, {
  method: "PUT",
  path: "/user/changeUserPassword",
  in: "body",
  audience: "session",
  request: fields({ from: ["old_password", typedPassword], to: ["new_password", newPassword] }),
  response: message("Your password is changed."),
  refusals: { "wrong-password": answerOf(1, "Wrong Password entered"), "too-common": tooCommon, "too-many": tooMany },
});
