import { AccountPage } from "#web/screens/account/account-page.tsx";
import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { pointsWords } from "#web/wording/points.ts";
import { PointsLedger } from "./points-ledger.tsx";

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
