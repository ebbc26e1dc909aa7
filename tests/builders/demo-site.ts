import { readCatalogue } from "#adapters/catalogue-file/catalogue.ts";
import { demoContents } from "#adapters/demo-content/contents.ts";
import { shelvesOf } from "#adapters/demo-content/shelves.ts";
import { demoLines } from "#adapters/demo-catalogue/lines.ts";

/** What a new shop says about itself: its menus, its company, its pages. */
export const demoSite = demoContents(shelvesOf(readCatalogue(demoLines.products()).products));
