import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { useWayBack } from "#web/platform/own-page/way-back.ts";
import { ownPageWords } from "#web/platform/own-page/wording/own-page.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const MemberList = latePart(lateCode(() => import("./member-list.tsx"), "MemberList"));

/** The people whom a customer cares for. */
export function Screen() {
  const back = useWayBack();
  return (
    <AccountPage
      here="members"
      title={memberWords.title}
      lead={memberWords.lead}
      back={back === null ? undefined : { address: back, words: ownPageWords.back }}
      waiting={<RowSkeletons rows={["first", "second", "third"]} label={memberWords.reading} />}
    >
      {(customer) => <MemberList customer={customer} />}
    </AccountPage>
  );
}
