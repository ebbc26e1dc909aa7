import { menuTitle } from "./menu-title.ts";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";
import type { MenuItem } from "#core/content/menus.ts";

/** What an entry of a menu is called, with a quiet mark where it leads to what is not open yet. */
export const EntryTitle = ({ of: { title, isComing } }: { readonly of: Pick<MenuItem, "title" | "isComing"> }) =>
  isComing ? (
    <>
      {menuTitle(title)} <span className="small faint ml-1">{frameMenuWords.soon}</span>
    </>
  ) : (
    menuTitle(title)
  );
