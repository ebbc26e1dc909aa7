import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { passwordWords } from "#web/features/sign-in/wording/password.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const PasswordForm = latePart(lateCode(() => import("./password-form.tsx"), "PasswordForm"));

/** A password of one's own: not needed, as a code always signs in. */
export function Screen() {
  return (
    <AccountPage
      here="password"
      title={passwordWords.title}
      lead={passwordWords.lead}
      waiting={<FormSkeleton label={passwordWords.title} />}
    >
      {(customer) => <PasswordForm customer={customer} />}
    </AccountPage>
  );
}
