import { expect, it } from "vitest";
import { demoGoods } from "#tests/builders/demo-goods.ts";
import { render } from "#web/shells/render.ts";
import { demoLandingPages, demoSite } from "#tests/builders/demo-site.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import type { MenuItem, MenuName } from "#core/content/menus.ts";

/** One product a shelf: enough for each to be there. */
const met = new Set<string>();
const products = demoGoods.filter(({ status, brand, categories, subCategory, concerns }) => {
  if (status !== "active") return false;
  const shelves = [`brand ${brand}`, ...categories.map((title) => `${title}: ${subCategory}`), ...concerns.map((title) => `for ${title}`)];
  const isFirst = shelves.some((shelf) => !met.has(shelf));
  for (const shelf of shelves) met.add(shelf);
  return isFirst;
});
const landingPages = new Map(demoLandingPages.map((page) => [page.name, page]));
const server = composeMemory({ contents: demoSite, products, landingPages });
const NAMES: readonly MenuName[] = ["shop", "header", "account", "sidebar", "tabs", "footer"];

/** Of each address only its path is another page: what is searched for or chosen on it differs. */
const pathsIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ link, items: inner }) => [
    ...(link?.startsWith("/") === true ? [new URL(link, "http://localhost").pathname] : []),
    ...pathsIn(inner),
  ]);

it("leads by every entry of every menu to a page that is there", async () => {
  const paths = new Set(NAMES.flatMap((name) => pathsIn(demoSite.menus[name])));
  expect(paths.size).toBeGreaterThan(50);
  for (const path of paths) {
    const answer = await render(new Request(`http://localhost${path}`), server, shopFrame);
    expect([200, 302], path).toContain(answer.status);
  }
});
