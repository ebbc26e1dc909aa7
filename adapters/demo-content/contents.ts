import { demoCompany } from "./company.ts";
import { demoHealthPlanPage } from "./health-plan-page.ts";
import { demoLanding } from "./landing.ts";
import { demoMenus } from "./menus.ts";
import type { Contents } from "#core/content/content.port.ts";
import type { MenuCategories } from "./menu-categories.ts";

/** What the demo shop says about itself over the goods of these categories, but for hospitals and plans: these are in files. */
export const demoContents = (categories: MenuCategories): Omit<Contents, "hospitalPage"> => ({
  company: demoCompany,
  landing: demoLanding,
  menus: demoMenus(categories),
  healthPlanPage: demoHealthPlanPage,
});
