import { readCatalogue } from "#adapters/catalogue-file/catalogue.ts";
import { demoContents } from "#adapters/demo-content/contents.ts";
import { menuCategoriesOf } from "#adapters/demo-content/menu-categories.ts";
import { demoLines } from "#adapters/demo-catalogue/lines.ts";

/** What a new shop says about itself: its menus, its company, its pages. */
export const demoSite = demoContents(menuCategoriesOf(readCatalogue(demoLines.products()).products));
