import { useEffect, useState } from "react";
import { Opened } from "#web/platform/late/opened.tsx";
import { MenuPopover } from "#web/design/menu/menu-popover.tsx";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { siteWords } from "#web/design/site-words.ts";
import { CategoryList } from "./category-list.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Category } from "#core/catalogue/category.ts";
import type { ShopEntry } from "#web/features/site/site-data.ts";

const shopPanel = lateCode(() => import("./shop-panel.tsx"), "ShopPanel");

type Bar = { readonly entries: readonly ShopEntry[]; readonly categories: readonly Category[] };

/**
 * The shop's menus on a desktop. What one holds comes when it is first opened; until then, and without script, each leads to where all of
 * it is.
 */
export function ShopBar({ entries, categories }: Bar) {
  const [opened, open] = useState<readonly string[]>([]);
  // The browser may have opened one before this code came.
  useEffect(() => {
    const isOpen = (place: number) => document.getElementById(`shop-menu-${place}`)?.matches(":popover-open") ?? false;
    open((before) => [...before, ...entries.flatMap(({ title }, place) => (isOpen(place) ? [title] : []))]);
  }, [entries]);
  return (
    <nav className="shop-bar only-wide" aria-label={siteWords.shop}>
      <div className="page-width">
        {entries.map(({ title, link }, place) => {
          const plain = (
            <>
              {place === 0 ? <CategoryList categories={categories} /> : null}
              {link === null ? null : (
                <a className="link" href={link}>
                  {siteWords.seeAll}
                </a>
              )}
            </>
          );
          return (
            <MenuPopover
              key={title}
              id={`shop-menu-${place}`}
              title={menuTitle(title)}
              className="shop-panel"
              onToggle={({ newState }) => newState === "open" && open((before) => [...before, title])}
            >
              <div className="page-width">
                {opened.includes(title) ? <Opened load={shopPanel} given={{ title, all: link }} waits={plain} /> : plain}
              </div>
            </MenuPopover>
          );
        })}
      </div>
    </nav>
  );
}
