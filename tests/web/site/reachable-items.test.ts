import { describe, expect, it } from "vitest";
import { reachableItems } from "#web/features/site/menus/reachable-items.ts";
import type { MenuItem } from "#core/content/menus.ts";

const entry = (link: string | null, items: readonly MenuItem[] = []): MenuItem => ({
  title: link ?? "Heading",
  image: null,
  link,
  shownTo: "everybody",
  opensTo: "everybody",
  items,
});
const routes = [{ children: [{ path: "/shop/:slug?" }] }];
const kept = (...items: readonly MenuItem[]) => reachableItems(items, routes);

describe("a menu of a site with few areas", () => {
  it("keeps what leads to one of its pages, also with a question", () =>
    expect(kept(entry("/shop"), entry("/shop/amla?sort=price"))).toHaveLength(2));
  it("loses what leads to a page of another area", () => expect(kept(entry("/fitbook"), entry("/shop/a/b"))).toEqual([]));
  it("keeps what leads outside of the site, and headings", () => expect(kept(entry("https://blog.example/"), entry(null))).toHaveLength(2));
  it("does so within entries", () => expect(kept(entry(null, [entry("/shop"), entry("/fitbook")]))[0]?.items).toEqual([entry("/shop")]));
});
