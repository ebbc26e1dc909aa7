import { AccountPage } from "#web/platform/own-page/account-page.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const MemberForm = latePart(lateCode(() => import("./member-form.tsx"), "MemberForm"));
const MemberLoader = latePart(lateCode(() => import("./member-loader.tsx"), "MemberLoader"));

/** Somebody of the family: a new one (null), or one that is looked at and changed. */
export function Screen({ data: { id } }: { readonly data: { readonly id: string | null } }) {
  const back = useWayBack();
  return (
    <AccountPage
      here="members"
      title={id === null ? memberWords.add : memberWords.change}
      back={{ address: withWayBack(accountAddress.members, back), words: memberWords.title }}
      waiting={<FormSkeleton label={memberWords.reading} />}
    >
      {(customer) =>
        id === null ? <MemberForm given={null} customer={customer} /> : <MemberLoader key={id} id={id} customer={customer} />
      }
    </AccountPage>
  );
}
