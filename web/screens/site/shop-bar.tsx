import { useCallback, useState } from "react";
import { Opened } from "#web/frame/opened.tsx";
import { MenuPopover } from "#web/parts/menu-popover.tsx";
import { menuTitle } from "#web/wording/menus.ts";
import { siteWords } from "#web/wording/site.ts";
import { CategoryList } from "./category-list.tsx";
import type { Category } from "#core/catalogue/category.ts";
import type { ShopEntry } from "./site-data.ts";

const shopPanel = async () => (await import("./shop-panel.tsx")).ShopPanel;

type Bar = { readonly entries: readonly ShopEntry[]; readonly categories: readonly Category[]; readonly here: string };

/** The shop's menus on a desktop. What one holds comes when it is first opened; without script each leads to where all of it is. */
export function ShopBar({ entries, categories, here }: Bar) {
  const [opened, open] = useState<readonly string[]>([]);
  const lost = useCallback(() => open([]), []); // What leads to all of it stands there again.
  return (
    <nav className="shopnav only-wide" aria-label={siteWords.shop}>
      <div className="wrap">
        {entries.map((entry, place) => (
          <MenuPopover
            key={entry.title}
            id={`shop-menu-${place}`}
            title={menuTitle(entry.title)}
            className="shop-panel"
            here={here}
            onToggle={({ newState }) => newState === "open" && open((before) => [...before, entry.title])}
          >
            <div className="wrap">
              {opened.includes(entry.title) ? (
                <Opened
                  load={shopPanel}
                  given={{ title: entry.title, all: entry.link }}
                  waits={<div className="shop-panel-wait skeleton" />}
                  onLost={lost}
                />
              ) : (
                <>
                  {place === 0 ? <CategoryList categories={categories} /> : null}
                  {entry.link === null ? null : (
                    <a className="link" href={entry.link}>
                      {siteWords.seeAll}
                    </a>
                  )}
                </>
              )}
            </div>
          </MenuPopover>
        ))}
      </div>
    </nav>
  );
}
