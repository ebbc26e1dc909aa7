import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { useWayBack } from "#web/platform/own-page/way-back.ts";
import { ownPageWords } from "#web/platform/own-page/wording/own-page.ts";
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
      back={back === null ? undefined : { address: back, words: ownPageWords.back }}
      waiting={<RowSkeletons rows={["first", "second"]} label={addressWords.reading} />}
    >
      {(customer) => <AddressList customer={customer} />}
    </AccountPage>
  );
}
