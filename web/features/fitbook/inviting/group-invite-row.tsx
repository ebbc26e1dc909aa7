import { observer } from "mobx-react-lite";
import { useState } from "react";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { Button } from "#web/design/button/button.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { GroupOutcome } from "#web/features/fitbook/groups/group-outcome.tsx";
import { GroupSteps, groupStepsNeeds } from "#web/features/fitbook/groups/group-steps.ts";
import { linkWords } from "#web/features/fitbook/links/link-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { GroupId } from "#core/fitbook/group.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupInviteRowProps = { readonly group: GroupId; readonly person: VisiblePerson; readonly customer: CustomerId };

const { people: words } = linkWords;

/** Somebody whom one follows, and the way to invite them. What became of it stands in the button's place and takes its focus. */
export const GroupInviteRow = observer(function GroupInviteRow({ group, person, customer }: GroupInviteRowProps) {
  const useCases = useNeeds(groupStepsNeeds);
  const [steps] = useState(() => new GroupSteps(customer, useCases));
  const { became, state } = steps;
  return (
    <li>
      <div className="fitbook-person">
        <PersonPicture person={person} customer={customer} size="small" />
        <div>
          <a href={fitbookAddress.person(person.id)}>{person.name}</a>
        </div>
        <div className="fitbook-acts">
          {became === null ? (
            <Button
              look="main"
              state={state === "sending" ? "busy" : "ready"}
              label={fitbookWords.each({ act: words.act, name: person.name })}
              onPress={() => void steps.take({ group, person: person.id, event: "invite" })}
            >
              {words.act}
            </Button>
          ) : (
            <span className="badge leaf" tabIndex={-1} ref={(given) => given?.focus()}>
              {became === "invited" ? words.invited : words.isIn} <span className="visually-hidden">{person.name}</span>
            </span>
          )}
        </div>
      </div>
      <GroupOutcome steps={steps} />
    </li>
  );
});
