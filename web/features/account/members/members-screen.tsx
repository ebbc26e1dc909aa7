import { AccountPage } from "#web/features/account/page/account-page.tsx";
import { useWayBack } from "#web/features/account/page/way-back.ts";
import { accountWords } from "#web/features/account/wording/account.ts";
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
      back={back === null ? undefined : { address: back, words: accountWords.back }}
      waiting={<RowSkeletons rows={["first", "second", "third"]} label={memberWords.reading} />}
    >
      {(customer) => <MemberList customer={customer} />}
    </AccountPage>
  );
}
