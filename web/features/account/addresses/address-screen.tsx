import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { addressWords } from "#web/features/account/addresses/address-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const AddressForm = latePart(lateCode(() => import("./address-form.tsx"), "AddressForm"));
const AddressLoader = latePart(lateCode(() => import("./address-loader.tsx"), "AddressLoader"));

/** One address: a new one (null), or one that is changed. */
export function Screen({ data: { id } }: { readonly data: { readonly id: string | null } }) {
  const back = useWayBack();
  return (
    <AccountPage
      here="addresses"
      title={id === null ? addressWords.add : addressWords.change}
      back={{ address: withWayBack(accountAddress.addresses, back), words: addressWords.title }}
      waiting={<FormSkeleton label={addressWords.reading} />}
    >
      {(customer) =>
        id === null ? <AddressForm given={null} customer={customer} /> : <AddressLoader key={id} id={id} customer={customer} />
      }
    </AccountPage>
  );
}
