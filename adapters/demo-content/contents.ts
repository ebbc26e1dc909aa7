import { demoCompany } from "./company.ts";
import { demoHealthPlanPage } from "./health-plan-page.ts";
import { demoHospitalPage } from "./hospital-page.ts";
import { demoLanding } from "./landing.ts";
import { demoMenus } from "./menus.ts";
import type { Contents } from "#core/content/content.port.ts";
import type { MenuCategories } from "./menu-categories.ts";

/** Everything that the demo shop says about itself, over the goods of these categories. */
export const demoContents = (categories: MenuCategories): Contents => ({
  company: demoCompany,
  landing: demoLanding,
  menus: demoMenus(categories),
  hospitalPage: demoHospitalPage,
  healthPlanPage: demoHealthPlanPage,
});
