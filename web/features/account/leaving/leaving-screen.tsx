import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { leavingWords } from "#web/features/account/wording/leaving.ts";
import { LeavingPolicy } from "./leaving-policy.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const LeavingForm = latePart(lateCode(() => import("./leaving-form.tsx"), "LeavingForm"));

/** Where an account is given up. Source: specification/account.md, Leaving. */
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
