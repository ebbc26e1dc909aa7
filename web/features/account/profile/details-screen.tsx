import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const DetailsForm = latePart(lateCode(() => import("./details-form.tsx"), "DetailsForm"));

/** What a customer tells of themselves. */
export function Screen() {
  return (
    <AccountPage
      here="profile"
      title={profileWords.details}
      lead={profileWords.detailsLead}
      back={{ address: accountAddress.profile, words: profileWords.title }}
      waiting={<FormSkeleton label={profileWords.reading} />}
    >
      {(_, { customer }) => <DetailsForm customer={customer} />}
    </AccountPage>
  );
}
