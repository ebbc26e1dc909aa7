import { Register } from "#core/sign-in/sign-up/register.use-case.ts";
import { ResendEmailCode, ResendMobileCode } from "#core/sign-in/codes/resend-code.use-case.ts";
import { SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { VerifyEmailCode, VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { AskHumanTask } from "#core/sign-in/human-check/check-human.use-case.ts";
import { ConfirmEmail } from "#core/sign-in/mobile-and-email/confirm-email.use-case.ts";
import { AddPassword, ChangePassword } from "#core/sign-in/passwords/choose-password.use-case.ts";
import { AskPasswordReset, CheckResetKey, ResetPassword } from "#core/sign-in/passwords/forgot-password.use-case.ts";
import { VerifyPassword } from "#core/sign-in/passwords/verify-password.use-case.ts";
import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { ok } from "#core/shared/result.ts";
import { HumanProof, humanProofNeeds } from "#web/features/sign-in/codes/human-proof.ts";
import { VerifyEmailModel, verifyEmailNeeds } from "#web/features/sign-in/email/verify-email-model.ts";
import { ForgottenPasswordModel, forgottenPasswordNeeds } from "#web/features/sign-in/passwords/forgotten-password-model.ts";
import { PasswordModel, passwordNeeds } from "#web/features/sign-in/passwords/password-model.ts";
import { ResetPasswordModel, resetPasswordNeeds } from "#web/features/sign-in/passwords/reset-password-model.ts";
import { SignInModel, signInNeeds } from "#web/features/sign-in/popup/sign-in-model.ts";
import { outage, turnOver } from "./answers.ts";
import { sends } from "./sends.ts";
import { asha } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Stage } from "./stage.ts";

const sent = async () => ok({ challenge: "challenge", resendAfter: 0, expiresIn: 600 });
const chosen = "Tulsi7leaves";

function entered({ visitor: session, toasts, allDependencies, answers }: Stage, by: "mobile" | "email"): SignInModel {
  answers(AskHumanTask, outage);
  answers(KeptInvite, { read: () => null, put: () => {} });
  const model = new SignInModel({
    session,
    toasts,
    ...lateNeeds(allDependencies, signInNeeds),
    proof: new HumanProof(lateNeeds(allDependencies, humanProofNeeds), async () => "proof"),
    here: () => "/",
    now: Date.now,
  });
  if (by === "email") model.switchTo("email");
  model.enter(by === "email" ? "asha@example.in" : "9820012345");
  return model;
}

/** At the code that was sent. */
async function typing(stage: Stage, by: "mobile" | "email"): Promise<SignInModel> {
  if (by === "mobile") stage.answers(SendMobileCode, sent);
  else stage.answers(SendEmailCode, sent);
  const model = entered(stage, by);
  await model.send();
  return model;
}

const typesCode = (model: SignInModel) => () => {
  model.type("1234");
  return turnOver();
};

const aPasswordForm = ({ session, allDependencies }: Stage, mode: PasswordModel["mode"]): PasswordModel => {
  const model = new PasswordModel(asha, session, lateNeeds(allDependencies, passwordNeeds));
  model.turnTo(mode);
  model.fill("former", "what it was before");
  model.fill("chosen", chosen);
  model.fill("repeated", chosen);
  return model;
};

const aReset = ({ visitor, allDependencies }: Stage) =>
  new ResetPasswordModel("key", visitor, lateNeeds(allDependencies, resetPasswordNeeds));

export const signInSenders = [
  sends("sign-in-model", SendMobileCode, (stage) => entered(stage, "mobile").send),
  sends("sign-in-model", SendEmailCode, (stage) => entered(stage, "email").send),
  sends("sign-in-model", ResendMobileCode, async (stage) => (await typing(stage, "mobile")).sendAgain),
  sends("sign-in-model", ResendEmailCode, async (stage) => (await typing(stage, "email")).sendAgain),
  sends("sign-in-model", VerifyMobileCode, async (stage) => typesCode(await typing(stage, "mobile")), "over"),
  sends("sign-in-model", VerifyEmailCode, async (stage) => typesCode(await typing(stage, "email")), "over"),
  sends(
    "sign-in-model",
    VerifyPassword,
    async (stage) => {
      const model = await typing(stage, "mobile");
      model.verifyBy("password");
      model.type(chosen);
      return model.verify;
    },
    "over",
  ),
  sends(
    "sign-in-model",
    Register,
    async (stage) => {
      stage.answers(VerifyMobileCode, async () => ok(null));
      const model = await typing(stage, "mobile");
      model.type("1234");
      await turnOver();
      model.signUp.name("Meera Rao");
      model.signUp.acceptTerms(true);
      return model.register;
    },
    "over",
  ),
  sends(
    "verify-email-model",
    ConfirmEmail,
    ({ session, allDependencies }) =>
      new VerifyEmailModel(
        { challenge: "challenge", code: "1234", email: "asha@example.in" },
        session,
        lateNeeds(allDependencies, verifyEmailNeeds),
      ).confirm,
  ),
  sends("forgotten-password-model", AskPasswordReset, ({ visitor, allDependencies }) => {
    const model = new ForgottenPasswordModel(lateNeeds(allDependencies, forgottenPasswordNeeds));
    const mobile = mobileIn("9820012345");
    return () => mobile && model.ask(visitor.caller, mobile);
  }),
  sends("password-model", AddPassword, (stage) => aPasswordForm(stage, "add").save),
  sends("password-model", ChangePassword, (stage) => aPasswordForm(stage, "change").save),
  sends("password-model", AskPasswordReset, (stage) => aPasswordForm(stage, "change").forgot),
  sends("reset-password-model", CheckResetKey, (stage) => aReset(stage).check),
  sends("reset-password-model", ResetPassword, async (stage) => {
    stage.answers(CheckResetKey, async () => ok(null));
    const model = aReset(stage);
    await model.check();
    model.choose(chosen);
    model.repeat(chosen);
    return async () => {
      if (model.step === "unavailable") await model.check();
      await model.save();
    };
  }),
];
