import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { AccountPage } from "#web/features/account/page/account-page.tsx";
import { useWayBack } from "#web/features/account/page/way-back.ts";
import { accountWords } from "#web/features/account/wording/account.ts";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const AddressList = latePart(lateCode(() => import("./address-list.tsx"), "AddressList"));

/** Where a customer's parcels go. */
export function Screen() {
  const back = useWayBack();
  return (
    <AccountPage
      here="addresses"
      title={addressWords.title}
      lead={addressWords.lead}
      back={back === null ? undefined : { address: back, words: accountWords.back }}
      waiting={<RowSkeletons rows={["first", "second"]} label={addressWords.reading} />}
    >
      {(customer) => <AddressList customer={customer} />}
    </AccountPage>
  );
}
