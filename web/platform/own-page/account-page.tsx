import ChevronLeft from "lucide-react/icons/chevron-left";
import { ownPageWords } from "./wording/own-page.ts";
import { AccountNavigation } from "./account-navigation.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ForCustomer } from "./for-customer.tsx";
import type { ReactNode } from "react";
import type { Profile } from "#core/account/profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AccountPageProps = {
  /** Its entry in the menu. */
  readonly here: string;
  readonly title: string;
  readonly lead?: string;
  /** Where one comes from: the account's overview unless told. */
  readonly back?: { readonly address: string; readonly words: string } | undefined;
  /** In the shape of what comes, until it is known who is signed in. */
  readonly waiting: ReactNode;
  readonly children: (customer: CustomerId, profile: Profile) => ReactNode;
};

/** A page of the account beside its menu. */
export function AccountPage({ here, title, lead, back, waiting, children }: AccountPageProps) {
  const { address, words } = back ?? { address: accountAddress.overview, words: ownPageWords.account };
  return (
    <div className="page-width account">
      <AccountNavigation here={here} />
      <div className="account-main">
        <a className={back === undefined ? "account-back is-in-menu" : "account-back"} href={address}>
          <ChevronLeft className="icon icon-small" aria-hidden="true" />
          {words}
        </a>
        <header className="account-head">
          <h1>{title}</h1>
          {lead === undefined ? null : <p className="muted">{lead}</p>}
        </header>
        <ForCustomer waiting={waiting}>{children}</ForCustomer>
      </div>
    </div>
  );
}
