import { drawnExhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { opened } from "#web/gallery/samples/opened.tsx";
import { remove } from "#web/gallery/samples/remove.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Drawer } from "./drawer.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const drawerExhibits: readonly Exhibit[] = [
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
];
