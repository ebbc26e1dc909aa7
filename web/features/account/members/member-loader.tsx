import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Button } from "#web/design/button/button.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useWayBack, withWayBack } from "#web/platform/own-page/way-back.ts";
import { FormSkeleton } from "#web/design/skeleton/form-skeleton.tsx";
import { REMOVED } from "#web/platform/own-page/saved-state.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { memberWords } from "#web/features/account/members/member-words.ts";
import { MemberForm } from "./member-form.tsx";
import { MembersModel, membersNeeds } from "./members-model.ts";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** The member of that id; another's is as good as missing. */
export const MemberLoader = observer(function MemberFound({ id, customer }: { readonly id: string; readonly customer: CustomerId }) {
  const useCases = useNeeds(membersNeeds);
  const navigate = useNavigate();
  const back = useWayBack();
  const [model] = useState(() => new MembersModel(customer, useCases));
  const [isAsking, ask] = useState(false);
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return <FormSkeleton label={memberWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={memberWords.unavailable} onPress={model.ask} />;
  const found = state.value.find((member) => member.id === id);
  if (found === undefined)
    return (
      <div className="panel stack justify-items-start gap-3">
        <p>{memberWords.unknown}</p>
        <a className="button quiet" href={withWayBack(accountAddress.members, back)}>
          {memberWords.title}
        </a>
      </div>
    );
  const remove = async () => {
    if (await model.remove(found.id)) void navigate(withWayBack(accountAddress.members, back), { state: REMOVED });
  };
  return (
    <>
      <div className="row gap-4">
        <Avatar name={found.name} picture={null} size="middle" />
        <div>
          <p className="strong">{found.name}</p>
          <p className="small muted">{memberWords.relation(found.relation)}</p>
        </div>
      </div>
      <MemberForm given={found} customer={customer}>
        <Button look="danger-quiet" onPress={() => ask(true)}>
          {memberWords.remove}
        </Button>
      </MemberForm>
      {isAsking ? (
        <RemoveMemberDialog name={found.name} removal={model.removal} onRemove={() => void remove()} onClose={() => ask(false)} />
      ) : null}
    </>
  );
});
