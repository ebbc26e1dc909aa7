import { AccountPage } from "#web/screens/account/account-page.tsx";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { profileWords } from "#web/wording/profile.ts";
import { OwnProfile } from "./own-profile.tsx";

/** A customer as they see themselves. */
export function Screen() {
  return (
    <AccountPage here="profile" title={profileWords.title} waiting={<FormSkeleton label={profileWords.reading} />}>
      {(_, profile) => <OwnProfile profile={profile} />}
    </AccountPage>
  );
}
