import { Dialog } from "#web/design/dialog/dialog.tsx";
import { AlertForm } from "./alert-form.tsx";
import { alertHint, alertTitle } from "./alert-words.ts";
import { alertWords } from "./wording/alerts.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

/** Asks for an alert over the page that it is about. */
export function AlertDialog({ about, onClose }: { readonly about: AlertAbout; readonly onClose: () => void }) {
  return (
    <Dialog title={alertTitle(about)} hint={alertHint(about)} closeLabel={alertWords.close} closes="asked" onClose={onClose}>
      <AlertForm about={about} />
    </Dialog>
  );
}
