import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { MenuStore } from "./menu-store.ts";
import { siteWords } from "#web/design/site-words.ts";
import { BrandPanel } from "./brand-panel.tsx";
import { MenuColumns } from "./menu-columns.tsx";
import { MenuUnavailable } from "./menu-unavailable.tsx";

type Panel = { readonly title: string; readonly all: string | null };

const shopPanelNeeds = { menus: late(MenuStore) };

/** What one menu of the shop's bar holds. `all` is where all of it is. */
export function ShopPanel({ title, all }: Panel) {
  const menus = useLoaded(useNeeds(shopPanelNeeds).menus);
  if (menus.kind === "coming") return <div className="shop-panel-wait skeleton" />;
  if (menus.kind === "unavailable") return <MenuUnavailable onTry={menus.again}>{wayTo(all)}</MenuUnavailable>;
  return <PanelOf menus={menus.value} title={title} all={all} />;
}

const PanelOf = observer(function PanelOf({ menus, title, all }: Panel & { readonly menus: MenuStore }) {
  const isOfBrands = all === shopAddress.brands;
  const shown = isOfBrands ? menus.brands : menus.shop;
  useEffect(() => void shown.ask(), [shown]);
  const way = wayTo(all);
  if (shown.state.kind === "unavailable") return <MenuUnavailable onTry={shown.ask}>{way}</MenuUnavailable>;
  if (isOfBrands && menus.brands.value !== null) return <BrandPanel letters={menus.brands.value}>{way}</BrandPanel>;
  const entry = menus.shop.value?.find((item) => item.title === title);
  if (!isOfBrands && entry !== undefined)
    return (
      <MenuColumns entry={entry} menus={menus}>
        {way}
      </MenuColumns>
    );
  return <div className="shop-panel-wait skeleton" />;
});

const wayTo = (all: string | null) =>
  all === null ? null : (
    <a className="link" href={all}>
      {siteWords.seeAll}
    </a>
  );
