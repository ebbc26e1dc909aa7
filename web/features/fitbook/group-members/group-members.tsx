import { useState } from "react";
import { runs } from "#core/fitbook/visibility/member-role.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { MembersList } from "./members-list.tsx";
import { memberWords } from "./member-words.ts";
import { PeopleOfGroup } from "./people-of-group.tsx";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Shown = "members" | "invited" | "banned";
const CHOICES = (["members", "invited", "banned"] as const).map((list) => ({ value: list, words: memberWords.lists[list] }));

/** Who is in a group; for those who run it, also who is invited and who is banned. */
export const GroupMembers = ({ id, customer }: { readonly id: string; readonly customer: CustomerId }) => (
  <PeopleOfGroup id={id} customer={customer} isFor={({ sees }) => sees === "full"}>
    {(group) => <Lists group={group} customer={customer} />}
  </PeopleOfGroup>
);

function Lists({ group, customer }: { readonly group: VisibleGroup; readonly customer: CustomerId }) {
  const [list, choose] = useState<Shown>("members");
  const isRun = runs(group.mine === "none" ? null : group.mine);
  return (
    <>
      {isRun ? (
        <>
          <div>
            <a className="button quiet" href={fitbookAddress.groupRequests(group.id)}>
              {memberWords.lists.requests}
            </a>
          </div>
          <ChoiceField<Shown> label={memberWords.which} choices={CHOICES} value={list} onChange={choose} />
        </>
      ) : null}
      <MembersList key={list} group={group} list={list} customer={customer} />
    </>
  );
}
