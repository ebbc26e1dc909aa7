import { Button } from "#web/design/button/button.tsx";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Drawer } from "#web/design/drawer/drawer.tsx";
import { MenuPopover } from "#web/design/menu/menu-popover.tsx";
import { AboveEverything } from "#web/design/dialog/above-everything.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { Toast } from "#web/design/toast/toast.tsx";
import { drawnExhibit, exhibit } from "./exhibit.tsx";
import { OpenOnPress } from "./open-on-press.tsx";
import { categories, ignore, say } from "./samples.ts";
import { hindi, long } from "./trial-texts.ts";
import type { ComponentProps, ReactNode } from "react";

const remove = (close: () => void): ReactNode => (
  <Button look="danger" onPress={close}>
    {say.remove}
  </Button>
);
const opened = (state: string, draw: (close: () => void) => ReactNode): readonly [string, ReactNode] => [
  state,
  <OpenOnPress key={state} words={`${say.open} ${state}`} draw={draw} />,
];
const toast = { id: 1, closeLabel: say.close, action: null, kind: "toast", isDone: true, className: "toast", onEnd: ignore } as const;
const menu = (id: string, title: string, entries: readonly string[]): ComponentProps<typeof MenuPopover> => ({
  id,
  title,
  here: "",
  children: (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>
          <a href="/shop">{entry}</a>
        </li>
      ))}
    </ul>
  ),
});

/** What opens, and what stands over the page. */
export const overlays = [
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
  drawnExhibit(Drawer, () =>
    Object.fromEntries([
      opened("drawer", (close) => (
        <Drawer title={say.cart} closeLabel={say.close} onClose={close} foot={null}>
          <p>{say.emptyText}</p>
        </Drawer>
      )),
      opened("long drawer with a foot", (close) => (
        <Drawer title={long.line} closeLabel={say.close} onClose={close} foot={remove(close)}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
            <p key={place}>
              {long.text} <a href="/shop">{say.way}</a>
            </p>
          ))}
        </Drawer>
      )),
      opened("Hindi drawer", (close) => (
        <Drawer title={hindi.title} closeLabel={say.close} onClose={close} foot={remove(close)}>
          <p>{hindi.notice}</p>
        </Drawer>
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
  exhibit(
    Toast,
    () => ({
      plain: { ...toast, text: say.toast },
      "with a way back": { ...toast, text: say.toast, action: { words: say.undo, onPress: ignore } },
      popup: { ...toast, text: say.toast, kind: "popup" },
      long: { ...toast, text: long.text, action: { words: say.undo, onPress: ignore } },
      Hindi: { ...toast, text: hindi.notice },
    }),
    { room: "card", stand: (drawn) => <ul>{drawn}</ul> },
  ),
  exhibit(MenuPopover, (id) => ({
    few: menu(
      `${id}-menu`,
      say.shop,
      categories.map(({ title }) => title),
    ),
    long: menu(`${id}-menu-long`, say.shop, [long.line, long.text]),
    Hindi: menu(`${id}-menu-hindi`, hindi.why, hindi.choices),
  })),
];
