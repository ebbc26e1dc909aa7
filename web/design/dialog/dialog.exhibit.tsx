import { Avatar } from "#web/design/avatar/avatar.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { Toast } from "#web/design/toast/toast.tsx";
import { drawnExhibit } from "#web/gallery/exhibit.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { opened } from "#web/gallery/samples/opened.tsx";
import { remove } from "#web/gallery/samples/remove.tsx";
import { toast } from "#web/gallery/samples/toast.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { AboveEverything } from "./above-everything.tsx";
import { Dialog } from "./dialog.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const dialogExhibits: readonly Exhibit[] = [
  drawnExhibit(Dialog, () =>
    Object.fromEntries([
      opened("dialog", (close) => (
        <Dialog title={say.dialog} hint={say.emptyText} closeLabel={say.close} onClose={close}>
          {remove(close)}
        </Dialog>
      )),
      opened("question", (close) => (
        <Dialog title={say.dialog} role="alertdialog" closeLabel={say.close} onClose={close}>
          {remove(close)}
        </Dialog>
      )),
      opened("dialog that is filled in", (close) => (
        <Dialog
          title={say.save}
          beside={<Avatar name="Asha Kulkarni" picture={null} size="middle" />}
          closes="asked"
          closeLabel={say.close}
          onClose={close}
        >
          <TextField label={say.field} value={say.typed} onChange={ignore} />
          {remove(close)}
        </Dialog>
      )),
      opened("long dialog", (close) => (
        <Dialog title={long.line} hint={long.text} closeLabel={say.close} onClose={close}>
          {[0, 1, 2, 3, 4, 5].map((place) => (
            <p key={place}>{long.text}</p>
          ))}
          {remove(close)}
        </Dialog>
      )),
      opened("Hindi dialog", (close) => (
        <Dialog title={hindi.title} hint={hindi.notice} closeLabel={say.close} onClose={close}>
          {remove(close)}
        </Dialog>
      )),
    ]),
  ),
  drawnExhibit(AboveEverything, () =>
    Object.fromEntries([
      opened("news", (close) => (
        <AboveEverything className="toasts">
          <ol>
            <Toast {...toast} text={say.toast} onEnd={close} />
            <Toast {...toast} id={2} isDone={false} text={say.toast} onEnd={close} />
          </ol>
        </AboveEverything>
      )),
      opened("news over a dialog", (close) => (
        <>
          <Dialog title={say.dialog} closeLabel={say.close} onClose={close} />
          <AboveEverything className="toasts">
            <ol>
              <Toast {...toast} text={say.toast} />
            </ol>
          </AboveEverything>
        </>
      )),
    ]),
  ),
];
