import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { pointsWords } from "./points-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const PointsLedger = latePart(lateCode(() => import("./points-ledger.tsx"), "PointsLedger"));

export function Screen() {
  return (
    <AccountPage
      here="points"
      title={pointsWords.title}
      lead={pointsWords.lead}
      waiting={<RowSkeletons rows={["balance", "first", "second"]} label={pointsWords.reading} />}
    >
      {(customer) => <PointsLedger customer={customer} />}
    </AccountPage>
  );
}
