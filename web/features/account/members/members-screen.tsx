import { AccountPage } from "#web/features/account/page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { MemberList } from "./member-list.tsx";

/** The people whom a customer cares for. */
export function Screen() {
  return (
    <AccountPage
      here="members"
      title={memberWords.title}
      lead={memberWords.lead}
      waiting={<RowSkeletons rows={["first", "second", "third"]} label={memberWords.reading} />}
    >
      {(customer) => <MemberList customer={customer} />}
    </AccountPage>
  );
}
