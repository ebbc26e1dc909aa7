import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { leavingWords } from "#web/features/account/wording/leaving.ts";
import { LeavingPolicy } from "./leaving-policy.tsx";

type LeavingDialogProps = { readonly isSending: boolean; readonly onLeave: () => void; readonly onClose: () => void };

/**
 * The last question before an account is given up. Focus begins on what is to be read: Enter pressed twice in the form gives up nothing,
 * and a small screen shows the beginning. While it is sent the button can't be pressed. Source: specification/account.md, Leaving.
 */
export function LeavingDialog({ isSending, onLeave, onClose }: LeavingDialogProps) {
  return (
    <Dialog role="alertdialog" title={leavingWords.dialog} closeLabel={formWords.close} onClose={onClose}>
      <p className="small muted" tabIndex={-1}>
        {leavingWords.dialogText}
      </p>
      <LeavingPolicy />
      <div className="row flex-wrap">
        <Button look="quiet" state={isSending ? "off" : "ready"} onPress={onClose}>
          {leavingWords.keep}
        </Button>
        <Button look="danger" state={isSending ? "off" : "ready"} onPress={onLeave}>
          {leavingWords.leave}
        </Button>
      </div>
    </Dialog>
  );
}
