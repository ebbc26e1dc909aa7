import { Tabs } from "@base-ui/react/tabs";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { filledMenuSlots } from "./filled-menu-slots.ts";
import { MenuStore } from "./menu-store.ts";
import { menuTitle } from "#web/design/menu/menu-title.ts";
import { MenuUnavailable } from "./menu-unavailable.tsx";
import { ShopAccordions } from "./shop-accordions.tsx";
import { TabLinks } from "./tab-links.tsx";

const menuTabsNeeds = { menus: late(MenuStore) };

/** Shop, Consult Doctor, Tools. Source: specification/site.md, Menus on a phone. */
export function MenuTabs() {
  return (
    <>
      <Slot of={filledMenuSlots.entrance} given={NOTHING} />
      <TabsWhenHere />
    </>
  );
}

const NOTHING = {};

function TabsWhenHere() {
  const menus = useLoaded(useNeeds(menuTabsNeeds).menus);
  if (menus.kind === "coming") return <div className="menu-skeleton skeleton" />;
  if (menus.kind === "unavailable") return <MenuUnavailable onTry={menus.again}>{null}</MenuUnavailable>;
  return <TabsOf menus={menus.value} />;
}

const TabsOf = observer(function TabsOf({ menus: { tabs } }: { readonly menus: MenuStore }) {
  useEffect(() => void tabs.ask(), [tabs]);
  if (tabs.state.kind === "unavailable") return <MenuUnavailable onTry={tabs.ask}>{null}</MenuUnavailable>;
  if (tabs.value === null) return <div className="menu-skeleton skeleton" />;
  return (
    <Tabs.Root defaultValue={0}>
      <Tabs.List className="menu-tab-list">
        {tabs.value.map(({ title }, place) => (
          <Tabs.Tab key={title} value={place} className="menu-tab">
            {menuTitle(title)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.value.map((tab, place) => (
        <Tabs.Panel key={tab.title} value={place} className="menu-tab-panel">
          {place === 0 ? <ShopAccordions entries={tab.items} /> : <TabLinks items={tab.items} />}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
});
