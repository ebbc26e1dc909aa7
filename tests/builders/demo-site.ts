import { demoFiles, valuesIn } from "#adapters/composition/demo-files.ts";
import { demoContents } from "#adapters/demo-content/contents.ts";
import { menuCategoriesOf } from "#adapters/demo-content/menu-categories.ts";
import { DEMO_DAY, demoGoods } from "./demo-goods.ts";
import type { Contents } from "#core/content/content.port.ts";

const files = demoFiles(DEMO_DAY);
const contents = demoContents(menuCategoriesOf(demoGoods));
const hospitals = await files.hospitals();
const [around] = valuesIn({ rows: hospitals.pages, faults: [] });
if (around === undefined) throw new TypeError("the demo has no page for hospitals");

/** The demo's page of health plans, with its plans. */
export const demoHealthPlanPage = { ...contents.healthPlanPage, plans: valuesIn(await files.plans()) };

/** What a new shop says about itself: its menus, its company, its pages. */
export const demoSite: Contents = {
  ...contents,
  hospitalPage: { ...around, hospitals: valuesIn(hospitals) },
  healthPlanPage: demoHealthPlanPage,
};

export const demoLandingPages = valuesIn(await files.landingPages());
