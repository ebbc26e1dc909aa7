import { observer } from "mobx-react-lite";
import { useState } from "react";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { InviteModel, inviteNeeds } from "./invite-model.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type InviteRowProps = {
  readonly challenge: ChallengeId;
  readonly person: VisiblePerson;
  readonly customer: CustomerId;
  /** The group by whose list they are invited; null: they follow the customer. */
  readonly through: GroupId | null;
};

const { invite: words } = challengeWords;

/** Somebody, and the way to invite them. What became of it stands in the button's place and takes its focus. */
export const InviteRow = observer(function InviteRow({ challenge, person, customer, through }: InviteRowProps) {
  const useCases = useNeeds(inviteNeeds);
  const [model] = useState(() => new InviteModel({ customer, challenge, other: person.id, through }, useCases));
  const { outcome, state } = model;
  return (
    <li>
      <div className="fitbook-person">
        <PersonPicture person={person} customer={customer} size="small" />
        <div>
          <a href={fitbookAddress.person(person.id)}>{person.name}</a>
        </div>
        <div className="fitbook-acts">
          {outcome === "invited" || outcome === "playing" ? (
            <span className="badge leaf" tabIndex={-1} ref={(given) => given?.focus()}>
              {words.done[outcome]} <span className="visually-hidden">{person.name}</span>
            </span>
          ) : (
            <Button
              look="main"
              state={state === "sending" ? "busy" : "ready"}
              label={fitbookWords.each({ act: words.act, name: person.name })}
              onPress={() => void model.send()}
            >
              {words.act}
            </Button>
          )}
        </div>
      </div>
      <div role="status">
        {outcome === null || outcome === "invited" || outcome === "playing" ? null : <Notice kind="bad">{words.refusals[outcome]}</Notice>}
        {state === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
      </div>
    </li>
  );
});
