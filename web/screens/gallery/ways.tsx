import { useId } from "react";
import { AppBadge } from "#web/parts/app-badge.tsx";
import { BrandLogo } from "#web/parts/brand-logo.tsx";
import { CategoryList } from "#web/parts/category-list.tsx";
import { ChoiceCard } from "#web/parts/choice-card.tsx";
import { FactList } from "#web/parts/fact-list.tsx";
import { LanguageSwitch } from "#web/parts/language-switch.tsx";
import { LinkedText } from "#web/parts/linked-text.tsx";
import { MenuPopover } from "#web/parts/menu-popover.tsx";
import { PlainHeader } from "#web/parts/plain-header.tsx";
import { SearchBox } from "#web/parts/search-box.tsx";
import { TickBox } from "#web/parts/tick-box.tsx";
import { Exhibit } from "./exhibit.tsx";
import { brands, categories, facts, say } from "./samples.ts";

const ignore = () => {};

/** What leads on, what is chosen among, and what tells facts. */
export function Ways() {
  const id = useId();
  return (
    <>
      <Exhibit of="PlainHeader">
        <PlainHeader />
      </Exhibit>
      <Exhibit of="SearchBox">
        <SearchBox sought={say.sought} className="trouble-search" />
      </Exhibit>
      <Exhibit of="MenuPopover">
        <MenuPopover id={id} title={say.shop} here="">
          <ul>
            {categories.map(({ slug, title }) => (
              <li key={slug}>
                <a href="/shop">{title}</a>
              </li>
            ))}
          </ul>
        </MenuPopover>
      </Exhibit>
      <Exhibit of="CategoryList, CategoryMark">
        <CategoryList categories={categories} />
      </Exhibit>
      <Exhibit of="BrandLogo">
        <div className="grid grid-cols-2 gap-3">
          {brands.map((name) => (
            <BrandLogo key={name} name={name} />
          ))}
        </div>
      </Exhibit>
      <Exhibit of="FactList">
        <FactList facts={facts} />
      </Exhibit>
      <Exhibit of="LinkedText">
        <p>
          <LinkedText text={say.linked} />
        </p>
      </Exhibit>
      <Exhibit of="TickBox">
        {["brahmi", "tulsi"].map((value) => (
          <TickBox key={value} name={`${id}-tick`} value={value} isTicked={value === "tulsi"}>
            <span>{value}</span> <span className="filter-count">12</span>
          </TickBox>
        ))}
      </Exhibit>
      <Exhibit of="ChoiceCard">
        {(["chosen", "open", "off"] as const).map((state) => (
          <ChoiceCard key={state} name={`${id}-card`} value={state} state={state} title={say.cart} text={say.sentence} onChoose={ignore} />
        ))}
      </Exhibit>
      <Exhibit of="AppBadge">
        <div className="flex flex-wrap gap-3">
          <AppBadge shop="app-store" address="https://apps.apple.com/in/" over={say.over} name="App Store" />
          <AppBadge shop="play-store" address="https://play.google.com/store/apps" over={say.over} name="Google Play" />
        </div>
      </Exhibit>
      <Exhibit of="LanguageSwitch">
        <LanguageSwitch back="/gallery" />
      </Exhibit>
    </>
  );
}
