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
const kept = (...items: readonly MenuItem[]) => reachableItems(items, (address) => address.startsWith("/shop"));

describe("a menu of a site with few areas", () => {
  it("keeps what leads to one of its pages, and what is pressed", () => expect(kept(entry("/shop"), entry(null))).toHaveLength(2));
  it("loses what leads to a page of another area, or to another site", () =>
    expect(kept(entry("/fitbook"), entry("https://blog.example/"))).toEqual([]));
  it("keeps a heading in its place, also with nothing left below it", () =>
    expect(kept(entry(null, [entry("/fitbook")]), entry("/shop"))).toEqual([entry(null), entry("/shop")]));
  it("does so within entries", () => expect(kept(entry(null, [entry("/shop"), entry("/fitbook")]))[0]?.items).toEqual([entry("/shop")]));
});
