import { RowSkeletons } from "#web/screens/account/row-skeletons.tsx";
import { AccountPage } from "#web/screens/account/account-page.tsx";
import { addressWords } from "#web/wording/addresses.ts";
import { AddressList } from "./address-list.tsx";

/** Where a customer's parcels go. */
export function Screen() {
  return (
    <AccountPage
      here="addresses"
      title={addressWords.title}
      lead={addressWords.lead}
      waiting={<RowSkeletons rows={["first", "second"]} label={addressWords.reading} />}
    >
      {(customer) => <AddressList customer={customer} />}
    </AccountPage>
  );
}
