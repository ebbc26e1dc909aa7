import { AccountPage } from "#web/screens/account/account-page.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { passwordWords } from "#web/wording/password.ts";
import { PasswordForm } from "./password-form.tsx";

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
