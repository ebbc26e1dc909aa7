import { AccountPage } from "#web/screens/account/account-page.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { memberWords } from "#web/wording/members.ts";
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
