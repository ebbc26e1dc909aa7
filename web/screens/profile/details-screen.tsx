import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { AccountPage } from "#web/screens/account/account-page.tsx";
import { accountAddress } from "#web/screens/account/addresses-of-account.ts";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { profileWords } from "#web/wording/profile.ts";
import { DetailsForm } from "./details-form.tsx";

/** What a customer tells of themselves. */
export const DetailsScreen = observer(function DetailsScreen() {
  const { user } = useStore(SessionStore);
  const waiting = <FormSkeleton label={profileWords.reading} />;
  return (
    <AccountPage
      here="profile"
      title={profileWords.details}
      lead={profileWords.detailsLead}
      back={{ address: accountAddress.profile, words: profileWords.title }}
      waiting={waiting}
    >
      {() => (user === null ? waiting : <DetailsForm customer={user.customer} />)}
    </AccountPage>
  );
});
