import { AccountPage } from "#web/screens/account/account-page.tsx";
import { accountAddress } from "#web/screens/account/addresses-of-account.ts";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { profileWords } from "#web/wording/profile.ts";
import { DetailsForm } from "./details-form.tsx";

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
