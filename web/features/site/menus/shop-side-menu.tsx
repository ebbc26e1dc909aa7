import Menu from "lucide-react/icons/menu";
import { useCallback, useState } from "react";
import { Opened } from "#web/platform/late/opened.tsx";
import { LanguageSwitch } from "#web/design/header/language-switch.tsx";
import { MarkupOnce } from "#web/platform/page/markup-once.tsx";
import { SideMenu } from "#web/design/menu/side-menu.tsx";
import { CategoryList } from "./category-list.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { frameMenuWords } from "#web/design/wording/frame-menus.ts";
import type { Category } from "#core/catalogue/category.ts";

const menuTabs = lateCode(() => import("./menu-tabs.tsx"), "MenuTabs");

/**
 * A phone's way through the shop, the doctors and the tools, with both languages beside its name, which lead back to `address`. Its tabs
 * come when it is first opened; without them it lists the categories.
 */
export function ShopSideMenu({ categories, address }: { readonly categories: readonly Category[]; readonly address: string }) {
  const [isOpened, tell] = useState(false);
  const opened = useCallback(() => tell(true), []);
  const lost = useCallback(() => tell(false), []); // Opened anew it asks for them anew, where the browser does not remember that they did not come.
  const plain = (
    <MarkupOnce as="side-menu" of={categories}>
      <CategoryList categories={categories} />
    </MarkupOnce>
  );
  return (
    <SideMenu
      id="site-menu"
      name={frameMenuWords.menu}
      side="start"
      icon={<Menu className="icon icon-large" aria-hidden="true" />}
      heading={
        <>
          <h2>{frameMenuWords.menu}</h2>
          <LanguageSwitch back={address} />
        </>
      }
      closing={frameMenuWords.closeMenu}
      onOpen={opened}
    >
      {isOpened ? <Opened load={menuTabs} given={NOTHING} waits={plain} onLost={lost} /> : plain}
    </SideMenu>
  );
}

const NOTHING = {};
