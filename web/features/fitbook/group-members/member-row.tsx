import { observer } from "mobx-react-lite";
import { useState } from "react";
import { isIn } from "#core/fitbook/visibility/member-role.ts";
import { PersonPicture } from "#web/features/fitbook/people/person-picture.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { GroupOutcome } from "#web/features/fitbook/groups/group-outcome.tsx";
import { GroupSteps, groupStepsNeeds } from "#web/features/fitbook/groups/group-steps.ts";
import { memberActs } from "./member-acts.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { memberWords as words } from "./member-words.ts";
import type { GroupMember } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { MemberAct } from "./member-acts.ts";
import type { ConfirmedAct } from "./member-dialog.tsx";

type MemberRowProps = {
  readonly group: VisibleGroup;
  readonly member: GroupMember;
  readonly customer: CustomerId;
  readonly onDone: () => void;
};

/** Somebody of a group, their role, and what can be done about them. */
export const MemberRow = observer(function MemberRow({ group, member, customer, onDone }: MemberRowProps) {
  const useCases = useNeeds(groupStepsNeeds);
  const [steps] = useState(() => new GroupSteps(customer, useCases));
  const [confirming, ask] = useState<ConfirmedAct | null>(null);
  const [isOffered, offer] = useState(false);
  const { person, state } = member;
  const act = async (event: MemberAct, withPosts = false) => {
    const isDone = await steps.take({ group: group.id, person: person.id, event, withPosts });
    ask(null);
    if (!isDone) return;
    offer(event === "hand_over");
    onDone();
  };
  const press = (event: MemberAct) => {
    const isAsked = event === "hand_over" || event === "ban" || (event === "remove" && state !== "invited");
    if (isAsked) ask(event);
    else void act(event);
  };
  return (
    <li>
      <div className="fitbook-person">
        <PersonPicture person={person} customer={customer} size="small" />
        <div>
          <a href={person.isSelf ? fitbookAddress.own : fitbookAddress.person(person.id)}>{person.name}</a>{" "}
          {isIn(state) ? <span className={state === "member" ? "badge" : "badge leaf"}>{words.roles[state]}</span> : null}
        </div>
        <div className="fitbook-acts">
          {memberActs(group.mine, member).map((event) => {
            const says = event === "remove" && state === "invited" ? words.withdraw : words.acts[event];
            return (
              <Button
                key={event}
                look={event === "ban" ? "danger-quiet" : "quiet"}
                state={steps.state === "sending" ? "busy" : "ready"}
                label={fitbookWords.each({ act: says, name: person.name })}
                onPress={() => press(event)}
              >
                {says}
              </Button>
            );
          })}
        </div>
      </div>
      <GroupOutcome steps={steps} />
      <div role="status">{isOffered ? <Notice kind="good">{words.offered({ name: person.name })}</Notice> : null}</div>
      {confirming === null ? null : (
        <MemberDialog
          name={person.name}
          act={confirming}
          state={steps.state}
          onAct={(withPosts) => void act(confirming, withPosts)}
          onClose={() => ask(null)}
        />
      )}
    </li>
  );
});
