import { AccountPage } from "#web/screens/account/account-page.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { ownDataWords } from "#web/wording/own-data.ts";
import { OwnDataTaking } from "./own-data-taking.tsx";

/** All that is kept of a customer, for themselves. */
export function Screen() {
  return (
    <AccountPage
      here="data"
      title={ownDataWords.title}
      lead={ownDataWords.lead}
      waiting={<RowSkeletons rows={["taking"]} label={ownDataWords.title} />}
    >
      {(customer) => <OwnDataTaking customer={customer} />}
    </AccountPage>
  );
}
