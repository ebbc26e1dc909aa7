import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { searchedText } from "#core/shared/searched-text.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { BrandLogo } from "#web/design/brand/brand-logo.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { MenuStore } from "./menu-store.ts";
import { menuWords } from "#web/features/site/menus/menu-words.ts";
import { MenuUnavailable } from "./menu-unavailable.tsx";

/** The signs of all brands, narrowed by what is typed. Source: specification/catalogue.md, Brands. */
export const BrandGrid = observer(function BrandGrid() {
  const { brands } = useStore(MenuStore);
  const [typed, type] = useState("");
  useEffect(() => void brands.ask(), [brands]);
  if (brands.state.kind === "unavailable") return <MenuUnavailable onTry={brands.ask}>{null}</MenuUnavailable>;
  const sought = searchedText(typed);
  const shown = (brands.value ?? []).flatMap((letter) => letter.brands).filter(({ title }) => searchedText(title).includes(sought));
  return (
    <div className="menu-brands">
      <label className="field">
        <span>{menuWords.findBrand}</span>
        <input type="search" value={typed} onChange={({ target }) => type(target.value)} autoComplete="off" maxLength={60} />
      </label>
      <p className="small muted" role="status">
        {brands.value === null ? menuWords.loading : menuWords.brands(shown.length, typed.trim())}
      </p>
      <ul>
        {shown.map(({ slug, title }) => (
          <li key={slug}>
            <a href={shopAddress.brand(title)}>
              <BrandLogo name={title} className="menu-brand-logo" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
