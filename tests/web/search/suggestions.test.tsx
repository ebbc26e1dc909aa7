import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { SearchProducts } from "#core/search/search-products.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { SuggestionModel } from "#web/features/search/suggestion-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { SearchQuery } from "#core/search/search-products.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

afterEach(cleanup);

const oils = Array.from({ length: 12 }, (_, place) => aProduct(`Oil ${String.fromCharCode(65 + place)}`, { subCategory: "Oils" }));
const field = () => screen.getAllByPlaceholderText<HTMLInputElement>(/^Search products on .+/)[0] ?? new HTMLInputElement();
const options = () => screen.queryAllByRole("option");

async function open(search?: SearchProducts) {
  const product = composeMemory({ products: oils });
  if (search !== undefined) product.rebind(SearchProducts).toConstantValue(search);
  await openShop("/shop", product);
}
async function type(words: string) {
  await act(async () => field().focus());
  await waitFor(() => expect(field().getAttribute("role")).toBe("combobox"));
  await act(async () => void fireEvent.input(field(), { target: { value: words } }));
}
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
const headed = (name: string | RegExp) => waitFor(() => screen.getByRole("heading", { level: 1, name }));

describe("the search box", () => {
  it("suggests at most ten products as one types, asked for as ten, and leads to all [ui-search-placeholder] [ui-search-dropdown] [ui-search-view-all] [co-search-dropdown]", async () => {
    const queries: SearchQuery[] = [];
    await open(async (search) => {
      queries.push(search);
      return oils.map(unrated);
    });
    await type("oil & more");
    await waitFor(() => expect(options()).toHaveLength(10));
    expect(queries).toEqual([{ words: "oil & more", limit: 10, without: null }]);
    expect(field().getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("link", { name: /^View all( 12)?$/ }).getAttribute("href")).toBe("/shop/products?title=oil%20%26%20more");
    expect(options()[0]?.textContent).toContain("Oil A");
  });

  it("leads to lab tests and practitioners where the words mean them, also where nothing is found", async () => {
    await open(async () => []);
    await type("sugar test");
    await waitFor(() => screen.getByRole("link", { name: "Lab tests: “sugar test”" }));
    expect(screen.getByRole("link", { name: "Lab tests: “sugar test”" }).getAttribute("href")).toBe("/alltests?title=sugar%20test");
    await type("skin doctor");
    await waitFor(() => screen.getByRole("link", { name: "Practitioners: “skin”" }));
  });

  it("leads to the product that is pressed [ui-search-hit]", async () => {
    await open();
    await type("oil c");
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    const [first] = options();
    expect(first?.getAttribute("href")).toBe("/shop/product/oil-c");
    await act(async () => void fireEvent.click(first ?? document.body));
    await headed("Oil C");
  });

  it("is gone through by arrows; Enter chooses, Escape closes and keeps what is typed", async () => {
    await open();
    await type("oil");
    await waitFor(() => expect(options()).toHaveLength(10));
    await press("ArrowDown");
    await press("ArrowDown");
    await press("ArrowUp");
    expect(options().map((option) => option.getAttribute("aria-selected"))[0]).toBe("true");
    expect(field().getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
    await press("ArrowUp");
    expect(field().hasAttribute("aria-activedescendant")).toBe(false);
    await press("ArrowUp");
    expect(options().at(-1)?.getAttribute("aria-selected")).toBe("true");
    await press("Escape");
    expect([options().length, field().value, field().getAttribute("aria-expanded")]).toEqual([0, "oil", "false"]);
    await press("ArrowDown");
    await press("ArrowDown");
    const chosen = options()[1]?.querySelector("b")?.textContent ?? "nothing";
    await press("ArrowUp");
    await press("ArrowDown");
    await press("Enter");
    await headed(chosen);
  });

  it("is heard by a region that stands before anything is found, once each", async () => {
    await open();
    await type("");
    const heard = field().form?.querySelectorAll("[role=status]") ?? [];
    expect([...heard].map(({ textContent }) => textContent)).toEqual([""]);
    await type("oil");
    await waitFor(() => expect(heard[0]?.textContent).toBe("10 of 12 matches"));
    await type("zzzz");
    await waitFor(() => expect(heard[0]?.textContent).toBe("No match for “zzzz”"));
    expect([...(field().form?.querySelectorAll("[role=status]") ?? [])]).toEqual([...heard]);
  });

  it("says that nothing matches, and where to look instead", async () => {
    await open();
    await type("zzzz");
    await waitFor(() => expect(options().length + screen.getAllByText("No match for “zzzz”").length).toBe(2)); // It is seen, and it is heard.
    const box = screen.getByText("Check the spelling, try one word, or look here:").parentElement ?? document.body;
    expect(within(box).getByRole("link", { name: "All products" }).getAttribute("href")).toBe("/shop/products");
    expect(within(box).getByRole("link", { name: "Ayurveda" }).getAttribute("href")).toBe("/shop/product-category/ayurveda");
  });

  it("marks what is typed, tells how many there are in all, and leads to categories, brands and concerns too", async () => {
    await open();
    await type("oil");
    await waitFor(() => expect(screen.getByRole("link", { name: "View all 12" })).toBeDefined());
    expect(options()[0]?.querySelector("mark")?.textContent).toBe("Oil");
    await type("ayur");
    await waitFor(() => expect(options()[0]?.textContent).toBe("AyurvedaCategory"));
    expect(options()[0]?.getAttribute("href")).toBe("/shop/product-category/ayurveda");
    await type("aran");
    await waitFor(() => expect(options()[0]?.textContent).toBe("AranyaBrand"));
    await press("ArrowDown");
    await press("Enter");
    await headed("Aranya");
  });

  it("shows what is popular at the first touch, before anything is typed", async () => {
    await open();
    await type("");
    await waitFor(() => expect(field().form?.querySelectorAll(".suggestions .chip").length).toBe(6));
  });

  it("keeps on this device what was searched for, and forgets it when told to", async () => {
    localStorage.setItem("recent_searches", JSON.stringify(["balm", "oil"]));
    await open();
    await type("");
    await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(["balm", "oil"]));
    await press("ArrowDown");
    await press("Enter");
    await headed(/balm/);
    expect(field().value).toBe("balm");
    await act(async () => field().blur());
    await type("");
    const clear = await screen.findByRole("button", { name: "Clear" });
    await act(async () => clear.focus());
    await act(async () => void fireEvent.click(clear));
    expect([options().length, localStorage.getItem("recent_searches")]).toEqual([0, null]);
    expect(document.activeElement).toBe(field());
  });

  it("shows nothing where the shop can't be reached, and still searches [er-silent-network]", async () => {
    const ask = vi.fn(() => Promise.reject(new PortUnavailable("search", null)));
    await open(ask);
    await type("oil");
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect([options().length, screen.queryByRole("alert")?.textContent ?? ""]).toEqual([0, ""]);
    expect(field().form?.getAttribute("action")).toBe("/shop/products");
  });
});

describe("suggestions", () => {
  it("never show the answer to what is no longer typed", async () => {
    const waiting = new Map<string, (found: readonly RatedProduct[]) => void>();
    const search: SearchProducts = ({ words }) => new Promise((answer) => waiting.set(words, answer));
    const shop = composeMemory({ products: [] });
    const asks = { search, find: shop.get(FindProducts), listFilters: shop.get(ListFilters), categories: [] };
    const model = new SuggestionModel(asks, { read: () => [], put: () => {} });
    const end = model.begin();
    model.type("oi");
    await vi.waitFor(() => expect(waiting.has("oi")).toBe(true));
    model.type("oil");
    await vi.waitFor(() => expect(waiting.has("oil")).toBe(true));
    waiting.get("oil")?.([unrated(aProduct("Oil"))]);
    waiting.get("oi")?.([]);
    await vi.waitFor(() => expect(model.meant).toMatchObject({ kind: "known", words: "oil", products: [{ title: "Oil" }] }));
    end();
  });
});
