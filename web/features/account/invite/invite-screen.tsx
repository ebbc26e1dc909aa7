import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { inviteWords } from "#web/features/account/wording/invite.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const OwnInvite = latePart(lateCode(() => import("./own-invite.tsx"), "OwnInvite"));

/** Telling somebody of the shop. */
export function Screen() {
  return (
    <AccountPage
      here="invite"
      title={inviteWords.title}
      lead={inviteWords.lead}
      waiting={<RowSkeletons rows={["ways"]} label={inviteWords.title} />}
    >
      {() => <OwnInvite />}
    </AccountPage>
  );
}
