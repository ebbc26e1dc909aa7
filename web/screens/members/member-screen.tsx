import { AccountPage } from "#web/screens/account/account-page.tsx";
import { accountAddress } from "#web/screens/account/addresses-of-account.ts";
import { FormSkeleton } from "#web/screens/account/form-skeleton.tsx";
import { memberWords } from "#web/wording/members.ts";
import { MemberForm } from "./member-form.tsx";
import { MemberFound } from "./member-found.tsx";

/** Somebody of the family: a new one (null), or one that is looked at and changed. */
export function Screen({ data: { id } }: { readonly data: { readonly id: string | null } }) {
  return (
    <AccountPage
      here="members"
      title={id === null ? memberWords.add : memberWords.change}
      back={{ address: accountAddress.members, words: memberWords.title }}
      waiting={<FormSkeleton label={memberWords.reading} />}
    >
      {(customer) => (id === null ? <MemberForm given={null} customer={customer} /> : <MemberFound key={id} id={id} customer={customer} />)}
    </AccountPage>
  );
}
