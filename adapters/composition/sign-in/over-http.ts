import { AddMobile } from "#core/sign-in/mobile-and-email/add-mobile.use-case.ts";
import { AskToConfirmEmail } from "#core/sign-in/mobile-and-email/ask-to-confirm-email.use-case.ts";
import { AskHumanTask, CheckHuman, CheckHumanToken } from "#core/sign-in/human-check/check-human.use-case.ts";
import { AddPassword, ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { AskPasswordReset, CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { Register, RegisterByMobile } from "#core/sign-in/sign-up/register.use-case.ts";
import { ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { SendOwnMobileCode } from "#core/sign-in/mobile-and-email/send-own-mobile-code.use-case.ts";
import { SignIn } from "#core/sign-in/session/sign-in.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { VerifyEmailCode, VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function signInOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/sign-in/endpoints.ts"), {
    sendMobileCode: SendMobileCode,
    sendEmailCode: SendEmailCode,
    resendMobileCode: ResendMobileCode,
    resendEmailCode: ResendEmailCode,
    verifyMobileCode: VerifyMobileCode,
    verifyEmailCode: VerifyEmailCode,
    verifyPassword: VerifyPassword,
    register: Register,
    registerByMobile: RegisterByMobile,
    signIn: SignIn,
    signOut: SignOut,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/sign-in/mobile-and-email.ts"), {
    sendOwnMobileCode: SendOwnMobileCode,
    addMobile: AddMobile,
    askToConfirmEmail: AskToConfirmEmail,
    confirmEmail: ConfirmEmail,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/sign-in/passwords.ts"), {
    askPasswordReset: AskPasswordReset,
    checkResetKey: CheckResetKey,
    resetPassword: ResetPassword,
    addPassword: AddPassword,
    changePassword: ChangePassword,
  });
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/sign-in/human-check.ts"), {
    askHumanTask: AskHumanTask,
    checkHuman: CheckHuman,
    checkHumanToken: CheckHumanToken,
  });
}
