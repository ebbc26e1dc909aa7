import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const OwnProfile = latePart(lateCode(() => import("./own-profile.tsx"), "OwnProfile"));

/** A customer as they see themselves. */
export function Screen() {
  return (
    <AccountPage here="profile" title={profileWords.title} waiting={<FormSkeleton label={profileWords.reading} />}>
      {(_, profile) => <OwnProfile profile={profile} />}
    </AccountPage>
  );
}
