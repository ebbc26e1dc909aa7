import { lateCode } from "#web/platform/late/late-code.ts";
import { Opened } from "#web/platform/late/opened.tsx";

const menuEntrance = lateCode(() => import("./menu-entrance.tsx"), "MenuEntrance");

/** The top of a phone's menu; its code comes when that is opened. */
export const MenuEntranceSlot = () => <Opened load={menuEntrance} given={NOTHING} waits={<div className="menu-entrance" />} />;

const NOTHING = {};
