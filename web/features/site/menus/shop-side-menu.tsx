import { Menu, X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Opened } from "#web/platform/late/opened.tsx";
import { latePopover } from "#web/design/menu/late-popover.ts";
import { CategoryList } from "./category-list.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";
import type { Category } from "#core/catalogue/category.ts";

const menuTabs = lateCode(() => import("./menu-tabs.tsx"), "MenuTabs");

/** A phone's way through the shop, the doctors and the tools: a popover, which the browser opens and closes. Its tabs come when it is first opened; without them it lists the categories. */
export function ShopSideMenu({ categories, here }: { readonly categories: readonly Category[]; readonly here: string }) {
  const [isOpened, tell] = useState(false);
  useEffect(() => tell(document.getElementById("site-menu")?.matches(":popover-open") === true), []); // It may have been opened before its script came.
  const lost = useCallback(() => tell(false), []); // Opened anew it asks for them anew, where the browser does not remember that they did not come.
  const plain = <CategoryList categories={categories} />;
  return (
    <>
      <button type="button" className="icon-button only-narrow menu-opener" popoverTarget="site-menu" aria-label={frameMenuWords.menu}>
        <Menu className="icon icon-large" aria-hidden="true" />
      </button>
      <nav
        ref={latePopover}
        className="drawer menu"
        id="site-menu"
        popover="auto"
        tabIndex={-1}
        aria-label={frameMenuWords.menu}
        key={here}
        onToggle={({ newState }) => newState === "open" && tell(true)}
      >
        <header>
          <h2>{frameMenuWords.menu}</h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={frameMenuWords.closeMenu}
          >
            <X className="icon icon-large" aria-hidden="true" />
          </button>
        </header>
        {isOpened ? <Opened load={menuTabs} given={NOTHING} waits={plain} onLost={lost} /> : plain}
      </nav>
    </>
  );
}

const NOTHING = {};
