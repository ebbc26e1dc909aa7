import { HolderOf, makeHolderOf } from "#core/sign-in/session/holder-of.use-case.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Departures } from "#core/identity/departures.port.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { AddMobile, makeAddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { AskToConfirmEmail, makeAskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import {
  AskHumanTask,
  CheckHuman,
  CheckHumanToken,
  makeAskHumanTask,
  makeCheckHuman,
} from "#core/sign-in/human-check/check-human.use-case.ts";
import { AddPassword, ChangePassword, makeAddPassword, makeChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { Codes } from "#core/sign-in/codes/codes.port.ts";
import { CommonPasswords } from "#core/sign-in/passwords/common-passwords.port.ts";
import { ConfirmEmail, makeConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import {
  AskPasswordReset,
  CheckResetKey,
  makeAskPasswordReset,
  makeCheckResetKey,
  makeResetPassword,
  ResetPassword,
} from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { SiteOf } from "#core/jobs/site.ts";
import { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import { AskToLeave, makeAskToLeave, makeRestoreAccount, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { Letters } from "#core/sign-in/letters.port.ts";
import { makeOfferPasswordReset, OfferPasswordReset } from "#core/sign-in/passwords/offer-password-reset.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import { makeRegister, Register, RegisterByMobile } from "#core/sign-in/sign-up/register.use-case.ts";
import { makeResendEmailCode, makeResendMobileCode, ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { Secrets } from "#core/sign-in/secrets.port.ts";
import { makeSendEmailCode, makeSendMobileCode, SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { makeSendOwnMobileCode, SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { makeSignIn, SignIn } from "#core/sign-in/session/sign-in.use-case.ts";
import { makeSignOut, SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { UserOf } from "#core/me/user.ts";
import { makeVerifyEmailCode, makeVerifyMobileCode, VerifyEmailCode, VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { makeVerifyPassword, VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function signInInProcess(container: Container): void {
  codesInProcess(container);
  passwordsInProcess(container);
  make(container, AskHumanTask, makeAskHumanTask, { humanCheck: HumanCheck, limits: Limits, now: Clock });
  make(container, CheckHuman, makeCheckHuman, { humanCheck: HumanCheck, limits: Limits, now: Clock });
  make(container, CheckHumanToken, makeCheckHuman, { humanCheck: HumanCheck, limits: Limits, now: Clock });
  make(container, SignIn, makeSignIn, {
    verifyMobileCode: VerifyMobileCode,
    verifyEmailCode: VerifyEmailCode,
    verifyPassword: VerifyPassword,
  });
  make(container, HolderOf, makeHolderOf, { sessions: Sessions, now: Clock });
  make(container, SignOut, makeSignOut, { sessions: Sessions });
  make(container, AskToLeave, makeAskToLeave, { departures: Departures, now: Clock });
  make(container, RestoreAccount, makeRestoreAccount, { departures: Departures, customers: Customers, userOf: UserOf, now: Clock });
}

function codesInProcess(container: Container): void {
  const sending = { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters } as const;
  make(container, SendMobileCode, makeSendMobileCode, { ...sending, humanCheck: HumanCheck, now: Clock });
  make(container, SendEmailCode, makeSendEmailCode, { ...sending, humanCheck: HumanCheck, now: Clock });
  make(container, ResendMobileCode, makeResendMobileCode, { ...sending, now: Clock });
  make(container, ResendEmailCode, makeResendEmailCode, { ...sending, now: Clock });
  make(container, SendOwnMobileCode, makeSendOwnMobileCode, {
    codes: Codes,
    limits: Limits,
    secrets: Secrets,
    letters: Letters,
    now: Clock,
  });
  make(container, AskToConfirmEmail, makeAskToConfirmEmail, {
    codes: Codes,
    limits: Limits,
    secrets: Secrets,
    letters: Letters,
    resendEmailCode: ResendEmailCode,
    now: Clock,
  });
  const verifying = { codes: Codes, secrets: Secrets, limits: Limits, customers: Customers } as const;
  make(container, VerifyMobileCode, makeVerifyMobileCode, { ...verifying, sessions: Sessions, userOf: UserOf, now: Clock });
  make(container, VerifyEmailCode, makeVerifyEmailCode, { ...verifying, sessions: Sessions, userOf: UserOf, now: Clock });
  make(container, ConfirmEmail, makeConfirmEmail, { codes: Codes, secrets: Secrets, limits: Limits, customers: Customers, now: Clock });
  make(container, AddMobile, makeAddMobile, { codes: Codes, customers: Customers, now: Clock });
  make(container, Register, makeRegister, {
    codes: Codes,
    secrets: Secrets,
    letters: Letters,
    customers: Customers,
    sessions: Sessions,
    userOf: UserOf,
    newId: NewId,
    now: Clock,
  });
  make(container, RegisterByMobile, makeRegister, {
    codes: Codes,
    secrets: Secrets,
    letters: Letters,
    customers: Customers,
    sessions: Sessions,
    userOf: UserOf,
    newId: NewId,
    now: Clock,
  });
}

function passwordsInProcess(container: Container): void {
  make(container, VerifyPassword, makeVerifyPassword, {
    customers: Customers,
    passwords: Passwords,
    hashes: PasswordHashes,
    limits: Limits,
    sessions: Sessions,
    userOf: UserOf,
    now: Clock,
  });
  make(container, AskPasswordReset, makeAskPasswordReset, {
    passwords: Passwords,
    limits: Limits,
    secrets: Secrets,
    siteOf: SiteOf,
    now: Clock,
  });
  make(container, OfferPasswordReset, makeOfferPasswordReset, {
    customers: Customers,
    passwords: Passwords,
    secrets: Secrets,
    letters: Letters,
    now: Clock,
  });
  make(container, CheckResetKey, makeCheckResetKey, { passwords: Passwords, secrets: Secrets, limits: Limits, now: Clock });
  make(container, ResetPassword, makeResetPassword, {
    passwords: Passwords,
    hashes: PasswordHashes,
    commonPasswords: CommonPasswords,
    secrets: Secrets,
    limits: Limits,
    now: Clock,
  });
  make(container, AddPassword, makeAddPassword, { passwords: Passwords, hashes: PasswordHashes, commonPasswords: CommonPasswords });
  make(container, ChangePassword, makeChangePassword, {
    passwords: Passwords,
    hashes: PasswordHashes,
    commonPasswords: CommonPasswords,
    limits: Limits,
    now: Clock,
  });
}
