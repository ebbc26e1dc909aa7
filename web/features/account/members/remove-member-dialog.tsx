import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { memberWords } from "#web/features/account/members/member-words.ts";
import type { MembersModel } from "./members-model.ts";

type RemoveMemberDialogProps = {
  readonly name: string;
  readonly removal: MembersModel["removal"];
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

export function RemoveMemberDialog({ name, removal, onRemove, onClose }: RemoveMemberDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={memberWords.removeAsk({ name })}
      hint={memberWords.removeText}
      closeLabel={formWords.close}
      onClose={onClose}
    >
      <p role="status" className="text-clay-ink">
        {removal === "unavailable" ? memberWords.notRemoved : ""}
      </p>
      <div className="row flex-wrap">
        <Button look="quiet" onPress={onClose}>
          {formWords.cancel}
        </Button>
        <Button look="danger" state={removal === "sending" ? "busy" : "ready"} onPress={onRemove}>
          {removal === "sending" ? memberWords.removing : memberWords.remove}
        </Button>
      </div>
    </Dialog>
  );
}
