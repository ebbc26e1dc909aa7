import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ownDataWords } from "#web/features/account/own-data/own-data-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const OwnDataDownload = latePart(lateCode(() => import("./own-data-download.tsx"), "OwnDataDownload"));

/** All that is kept of a customer, for themselves. */
export function Screen() {
  return (
    <AccountPage
      here="data"
      title={ownDataWords.title}
      lead={ownDataWords.lead}
      waiting={<RowSkeletons rows={["taking"]} label={ownDataWords.title} />}
    >
      {(customer) => <OwnDataDownload customer={customer} />}
    </AccountPage>
  );
}
