import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { groupWords } from "#web/features/fitbook/groups/group-words.ts";
import { memberWords as words } from "./member-words.ts";
import type { GroupSteps } from "#web/features/fitbook/groups/group-steps.ts";

/** What the person has to agree to again before it is done. */
export type ConfirmedAct = "hand_over" | "remove" | "ban";

type MemberDialogProps = {
  readonly name: string;
  readonly act: ConfirmedAct;
  readonly state: GroupSteps["state"];
  /** `withPosts`: their posts in the group are taken down too. */
  readonly onAct: (withPosts: boolean) => void;
  readonly onClose: () => void;
};

/** Whether somebody is really to be removed or banned, or to become the owner. */
export function MemberDialog({ name, act, state, onAct, onClose }: MemberDialogProps) {
  const [withPosts, take] = useState(false);
  return (
    <Dialog
      role="alertdialog"
      title={words.asked[act]({ name })}
      hint={words.askedText[act]}
      closeLabel={groupWords.close}
      onClose={onClose}
    >
      {act === "ban" ? <TickField label={words.withPosts} isTicked={withPosts} onChange={take} /> : null}
      <div className="row flex-wrap">
        <Button look="quiet" onPress={onClose}>
          {groupWords.cancel}
        </Button>
        <Button
          look={act === "hand_over" ? "main" : "danger"}
          state={state === "sending" ? "busy" : "ready"}
          onPress={() => onAct(withPosts)}
        >
          {words.acts[act]}
        </Button>
      </div>
    </Dialog>
  );
}
