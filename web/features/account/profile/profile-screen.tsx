import { AccountPage } from "#web/features/account/page/account-page.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { OwnProfile } from "./own-profile.tsx";

/** A customer as they see themselves. */
export function Screen() {
  return (
    <AccountPage here="profile" title={profileWords.title} waiting={<FormSkeleton label={profileWords.reading} />}>
      {(_, profile) => <OwnProfile profile={profile} />}
    </AccountPage>
  );
}
