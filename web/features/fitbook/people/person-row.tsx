import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { TieButtons } from "./tie-buttons.tsx";
import { TieModel, tieNeeds } from "./tie-model.ts";
import { TieOutcome } from "./tie-outcome.tsx";
import type { NamedList } from "#core/fitbook/people/list-people.use-case.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PersonRowProps = {
  readonly person: VisiblePerson;
  readonly customer: CustomerId;
  readonly list: NamedList | null;
  readonly onDone: () => void;
};

/** Somebody in a list. */
export const PersonRow = observer(function PersonRow({ person, customer, list, onDone }: PersonRowProps) {
  const useCases = useNeeds(tieNeeds);
  const [tie] = useState(() => new TieModel({ customer, other: person.id }, useCases));
  return (
    <li>
      <div className="fitbook-person">
        <PersonPicture person={person} customer={customer} size="small" />
        <div>
          <a href={person.isSelf ? fitbookAddress.own : fitbookAddress.person(person.id)}>{person.name}</a>
          {person.about === null || person.about === "" ? null : <p className="small muted fitbook-about">{person.about}</p>}
        </div>
        <TieButtons person={person} tie={tie} list={list} onDone={onDone} />
      </div>
      <TieOutcome tie={tie} />
    </li>
  );
});
