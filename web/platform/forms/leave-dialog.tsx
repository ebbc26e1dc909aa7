import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { formWords } from "#web/design/wording/form.ts";

export function LeaveDialog({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  return (
    <Dialog role="alertdialog" title={formWords.unsaved} hint={formWords.unsavedText} closeLabel={formWords.close} onClose={onStay}>
      <div className="row flex-wrap">
        <Button look="main" onPress={onStay}>
          {formWords.stay}
        </Button>
        <Button look="danger-quiet" onPress={onLeave}>
          {formWords.leave}
        </Button>
      </div>
    </Dialog>
  );
}
