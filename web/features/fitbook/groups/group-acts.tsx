import { observer } from "mobx-react-lite";
import { useState } from "react";
import { isIn, runs } from "#core/fitbook/visibility/member-role.ts";
import { Button } from "#web/design/button/button.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { DeletionOutcome } from "./deletion-outcome.tsx";
import { EntryActs } from "./entry-acts.tsx";
import { groupWords as words } from "./group-words.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { GroupModel } from "./group-model.ts";

/** Joining, leaving, and what those who run a group may do. Source: specification/fitbook.md, Groups. */
export const GroupActs = observer(function GroupActs({ group, model }: { readonly group: VisibleGroup; readonly model: GroupModel }) {
  const [confirming, ask] = useState<"leave" | "delete" | null>(null);
  const [withPosts, takePosts] = useState(false);
  const { id, mine, mayMembersInvite, isOfCompany, isOfferedToMe } = group;
  const role = mine === "none" ? null : mine;
  const busy = model.steps.state === "sending" || model.deletion === "sending" ? "busy" : "ready";
  const close = () => ask(null);
  const act = async () => {
    await (confirming === "delete" ? model.delete() : model.take("leave", withPosts));
    close();
  };
  return (
    <>
      <DeletionOutcome model={model} />
      {isOfferedToMe ? <p>{words.offered}</p> : null}
      <div className="fitbook-acts">
        <EntryActs group={group} model={model} />
        {isOfferedToMe ? (
          <Button look="main" state={busy} onPress={() => void model.take("take_over")}>
            {words.takeOver}
          </Button>
        ) : null}
        {isIn(role) ? (
          <a className="button quiet" href={fitbookAddress.groupMembers(id)}>
            {words.people}
          </a>
        ) : null}
        {!isOfCompany && (runs(role) || (isIn(role) && mayMembersInvite)) ? (
          <a className="button quiet" href={fitbookAddress.joinGroup(id)}>
            {words.invite}
          </a>
        ) : null}
        {runs(role) ? (
          <a className="button quiet" href={fitbookAddress.editGroup(id)}>
            {words.edit}
          </a>
        ) : null}
        {isIn(role) ? (
          <a className="button quiet" href={fitbookAddress.groupLike(id)}>
            {words.again}
          </a>
        ) : null}
        {role === "member" || role === "admin" ? (
          <Button look="quiet" onPress={() => ask("leave")}>
            {words.leave}
          </Button>
        ) : null}
        {role === "owner" ? (
          <Button look="danger-quiet" onPress={() => ask("delete")}>
            {words.delete}
          </Button>
        ) : null}
      </div>
      {confirming === null ? null : (
        <Dialog
          role="alertdialog"
          title={confirming === "leave" ? words.leaveAsk : words.deleteAsk}
          hint={confirming === "delete" ? words.deleteText : group.isOpen || isOfCompany ? words.leaveOpen : words.leaveClosed}
          closeLabel={words.close}
          onClose={close}
        >
          {confirming === "leave" ? <TickField label={words.leaveWithPosts} isTicked={withPosts} onChange={takePosts} /> : null}
          <div className="row flex-wrap">
            <Button look="quiet" onPress={close}>
              {words.cancel}
            </Button>
            <Button look="danger" state={busy} onPress={() => void act()}>
              {confirming === "leave" ? words.leave : words.delete}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
});
