import { AccountPage } from "#web/screens/account/account-page.tsx";
import { accountAddress } from "#web/screens/account/addresses-of-account.ts";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { addressWords } from "#web/wording/addresses.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressFound } from "./address-found.tsx";

/** One address: a new one (null), or one that is changed. */
export function Screen({ data: { id } }: { readonly data: { readonly id: string | null } }) {
  return (
    <AccountPage
      here="addresses"
      title={id === null ? addressWords.add : addressWords.change}
      back={{ address: accountAddress.addresses, words: addressWords.title }}
      waiting={<FormSkeleton label={addressWords.reading} />}
    >
      {(customer) =>
        id === null ? <AddressForm given={null} customer={customer} /> : <AddressFound key={id} id={id} customer={customer} />
      }
    </AccountPage>
  );
}
