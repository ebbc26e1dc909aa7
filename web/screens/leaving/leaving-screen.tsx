import { AccountPage } from "#web/screens/account/account-page.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { leavingWords } from "#web/wording/leaving.ts";
import { LeavingForm } from "./leaving-form.tsx";
import { LeavingPolicy } from "./leaving-policy.tsx";

/** Where an account is given up. Source: platform section 2, Delete account; od-41. */
export function Screen() {
  return (
    <AccountPage
      here="leave"
      title={leavingWords.title}
      waiting={
        <>
          <LeavingPolicy />
          <FormSkeleton label={leavingWords.title} />
        </>
      }
    >
      {(_, { customer }) => (
        <>
          <LeavingPolicy />
          <LeavingForm customer={customer} />
        </>
      )}
    </AccountPage>
  );
}
