import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { productQueryIn } from "#web/features/catalogue/list/product-query.ts";
import { productListAddress } from "#web/features/catalogue/list/product-list-address.ts";
import { filterWords } from "#web/features/catalogue/filters/filter-words.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const costs = (rupees: number) => ({ offer: { price: paise(rupees * 100), stock: 9 } });
const goods = () =>
  composeMemory({
    products: [
      aProduct("Amla Churna", { brand: "Saumya", concerns: ["Digestion"], ...costs(90) }),
      aProduct("Brahmi Taila", { brand: "Dhatri", subCategory: "Taila", form: "oil-bottle", concerns: ["Memory"], ...costs(150) }),
      aProduct("Chyawan Avaleha", {
        brand: "Dhatri",
        subCategory: "Avaleha",
        cashOnDelivery: false,
        concerns: ["Digestion"],
        ...costs(400),
      }),
      aProduct("Dhoop Sticks", { brand: "Saumya", categories: ["Home"], tags: ["incense"], gst: 0, ...costs(60) }),
    ],
  });
const titles = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const filters = () => within(screen.getByRole("complementary", { name: "Filters" }));
const tick = (name: RegExp) => filters().getByRole<HTMLInputElement>("checkbox", { name });
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe("the filters of a list", () => {
  it("say how many products each value leaves, as a form that needs no script", async () => {
    await openShop("/shop/product-category/ayurveda?order=saving", goods());
    expect(tick(/^Dhatri 2$/).name).toBe("brands");
    expect(tick(/^Saumya 1$/).value).toBe("saumya");
    expect(tick(/^Cash on delivery 2$/).name).toBe("only");
    expect(filters().queryByRole("checkbox", { name: /^In stock/ })).toBeNull(); // Every one is.
    expect(tick(/^Digestion 2$/).name).toBe("concerns");
    expect(tick(/^Powders 2$/).value).toBe("powder-tin");
    const { form } = tick(/^Dhatri/);
    expect(form?.getAttribute("action")).toBe("/shop/product-category/ayurveda");
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["order", "saving"],
      ["min_price", ""],
      ["max_price", ""],
    ]);
  });

  it("narrow the list at once when ticked, and again; a second brand adds to the first", async () => {
    await openShop("/shop/products", goods());
    await press(tick(/^Dhatri/));
    expect(titles()).toEqual(["Brahmi Taila", "Chyawan Avaleha"]);
    expect(tick(/^Saumya 2$/).checked).toBe(false);
    await press(tick(/^Digestion 1$/));
    expect(titles()).toEqual(["Chyawan Avaleha"]);
    await press(tick(/^Saumya/));
    expect(titles()).toEqual(["Amla Churna", "Chyawan Avaleha", "Dhoop Sticks"]);
    expect(screen.getByRole("button", { name: "Show 3 products" })).toBeDefined();
  });

  it("stand chosen above the products, each taken away by a press, or all of them", async () => {
    await openShop("/shop/products?brands=dhatri&only=prepaid-only&min_price=100&max_price=900&order=saving", goods());
    expect(titles()).toEqual(["Chyawan Avaleha"]);
    const chosen = () => within(screen.getByRole("list", { name: "Chosen filters" }));
    expect(
      chosen()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Prepaid Only", "Dhatri", "₹100 to ₹900", "Clear all"]);
    await press(chosen().getByRole("link", { name: "Remove Prepaid Only" }));
    expect(titles()).toEqual(["Brahmi Taila", "Chyawan Avaleha"].sort((a, b) => titles().indexOf(a) - titles().indexOf(b)));
    expect(tick(/^Prepaid Only/).checked).toBe(false);
    await press(chosen().getByRole("link", { name: "Clear all" }));
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole("list", { name: "Chosen filters" })).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("saving");
  });

  it("offer prices in steps, and any range that is written", async () => {
    await openShop("/shop/products", goods());
    const band = filters().getByRole("link", { name: "Under ₹100 2" });
    expect(band.getAttribute("href")).toBe("/shop/products?min_price=0&max_price=99.99");
    await press(band);
    expect(titles()).toEqual(["Amla Churna", "Dhoop Sticks"]);
    expect(filters().getByRole("link", { name: "Under ₹100 2" }).getAttribute("aria-current")).toBe("true");
    fireEvent.change(filters().getByLabelText("Lowest price in rupees"), { target: { value: "200" } });
    fireEvent.change(filters().getByLabelText("Highest price in rupees"), { target: { value: "120" } });
    await press(filters().getByRole("button", { name: "Apply" }));
    expect(titles()).toEqual(["Brahmi Taila"]);
    expect(filters().getByLabelText<HTMLInputElement>("Lowest price in rupees").value).toBe("120");
  });

  it("keep what is ticked though nothing fits it any more, and lead out of an empty list", async () => {
    await openShop("/shop/products?brands=saumya&concerns=memory", goods());
    expect(titles()).toEqual([]);
    expect(screen.getByRole("heading", { name: "No products match all these filters" })).toBeDefined();
    expect(tick(/^Memory/).checked).toBe(true);
    await press(screen.getByRole("link", { name: "Clear all filters" }));
    expect(titles()).toHaveLength(4);
  });

  it("narrow a search too [rt-shop-products-title]", async () => {
    await openShop("/shop/products?title=churna", goods());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “churna”");
    const { form } = filters().getByLabelText<HTMLInputElement>("Lowest price in rupees");
    expect(new FormData(form ?? undefined).get("title")).toBe("churna");
  });

  it("are left out when they can't be had, as the products are what matters; a line is logged", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    const product = goods();
    product.rebind(ListFilters).toConstantValue(() => Promise.reject(new PortUnavailable("filters", null)));
    await openShop("/shop/products", product);
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole("complementary", { name: "Filters" })).toBeNull();
    expect(log).toHaveBeenCalled();
  });

  it("leave the list as it was where a choice can't be had, and try it again quietly; what was ticked stays", async () => {
    const product = goods();
    const find = product.get(FindProducts);
    let isDown = false;
    product.rebind(FindProducts).toConstantValue((query) => (isDown ? Promise.reject(new PortUnavailable("products", null)) : find(query)));
    await openShop("/shop/products?brands=dhatri", product);
    isDown = true;
    await press(tick(/^Digestion/));
    const missed = () =>
      within(screen.getByText("That couldn't be loaded, so you still see the earlier products.", { selector: "[role=status] *" }));
    expect(titles()).toEqual(["Brahmi Taila", "Chyawan Avaleha"]);
    await press(tick(/^Saumya/));
    expect(titles()).toEqual(["Brahmi Taila", "Chyawan Avaleha"]);
    expect([tick(/^Digestion/).checked, tick(/^Dhatri/).checked, tick(/^Saumya/).checked]).toEqual([true, true, true]);
    isDown = false;
    const again = missed().getByRole("link", { name: "Try again" });
    expect(again.getAttribute("href")).toBe("/shop/products?brands=dhatri&brands=saumya&concerns=digestion");
    await press(again);
    expect(titles()).toEqual(["Amla Churna", "Chyawan Avaleha", "Dhoop Sticks"]);
    expect(screen.queryByText(/^That couldn't be loaded/)).toBeNull();
    expect(within(screen.getByRole("list", { name: "Chosen filters" })).getAllByRole("link")).toHaveLength(4);
  });

  it("give way to the page of an outage where another list can't be had", async () => {
    const product = goods();
    const find = product.get(FindProducts);
    let isDown = false;
    product.rebind(FindProducts).toConstantValue((query) => (isDown ? Promise.reject(new PortUnavailable("products", null)) : find(query)));
    await openShop("/shop/product-brands/dhatri", product);
    isDown = true;
    await press(within(screen.getByRole("main")).getByRole("link", { name: "Taila" }));
    expect(await screen.findByRole("heading", { level: 1, name: "This page is not available right now" })).toBeDefined();
  });

  it("count up to a thousand one by one, and say so", () => {
    expect(filterWords.counted({ kind: "at-least", products: 1000 })).toBe("1,000+");
    expect(filterWords.show({ kind: "at-least", products: 1000 })).toBe("Show 1,000+ products");
    expect(filterWords.show({ kind: "exactly", products: 1 })).toBe("Show 1 product");
  });
});

describe("the address of a list", () => {
  const search = (text: string) => new URLSearchParams(text);

  it("says what is chosen, and is read as it was written", () => {
    const query = productQueryIn(
      { kind: "brand", name: "Nadi & Stone" },
      search("forms=tea-box&forms=book&only=in-stock&min_price=99.5&order=newest"),
    );
    const address = productListAddress(query);
    expect(address).toBe("/shop/product-brands/Nadi%20%26%20Stone?forms=tea-box&forms=book&only=in-stock&min_price=99.50&order=newest");
    expect(productQueryIn(query.on, new URL(address, "http://localhost").searchParams)).toEqual(query);
  });

  it("names a concern beside its path", () => {
    const query = productQueryIn(null, search("concern=Stress %26 sleep"));
    expect(query.on).toEqual({ kind: "concern", name: "Stress & sleep" });
    expect(productListAddress(query)).toBe("/shop/products?concern=Stress+%26+sleep");
  });

  it.each(["1,500", "₹ 1,500.00", "Rs. 1500/-", "rs1500", "1500.", "१,५००"])("takes a price as people write it: %s", (written) => {
    expect(productQueryIn(null, new URLSearchParams({ max_price: written })).narrowing.price).toEqual({ least: null, most: 150_000 });
  });

  it.each(["", ".", "1,50", "12.345", "1e3", "abc", "15 to 20"])("takes nothing for a price that is none: %j", (written) => {
    expect(productQueryIn(null, new URLSearchParams({ max_price: written })).narrowing.price.most).toBeNull();
  });

  it("may say anything: what is no choice of ours is left out", () => {
    const query = productQueryIn(
      null,
      search(`brands=a|b&brands=${"x".repeat(101)}&only=gold&min_price=-1&max_price=1e9&order=best&after=&title=%20`),
    );
    expect(query).toEqual({ on: null, narrowing: UNNARROWED, order: "popular", after: null });
  });
});

describe("the lists of the shop", () => {
  it.each([
    ["/shop/product-subcategory/TAILA", "Taila", ["Brahmi Taila"], "[rt-shop-product-subcategory-slug]"],
    ["/shop/product-tag/incense", "incense", ["Dhoop Sticks"], "[rt-shop-product-tag-slug]"],
    ["/shop/product-brands/Dhatri", "Dhatri", ["Brahmi Taila", "Chyawan Avaleha"], "[rt-shop-product-brands-slug]"],
    ["/shop/products?concern=memory", "Memory", ["Brahmi Taila"], ""],
    [
      "/shop/product-subcategory",
      "All products",
      ["Amla Churna", "Brahmi Taila", "Chyawan Avaleha", "Dhoop Sticks"],
      "[rt-shop-product-subcategory-none]",
    ],
    ["/shop/product-tag", "All products", ["Amla Churna", "Brahmi Taila", "Chyawan Avaleha", "Dhoop Sticks"], "[rt-shop-product-tag-none]"],
    [
      "/shop/product-category",
      "All products",
      ["Amla Churna", "Brahmi Taila", "Chyawan Avaleha", "Dhoop Sticks"],
      "[rt-shop-product-category-none]",
    ],
  ])("are at %s: %s %j %s", async (address, title, products) => {
    await openShop(address, goods());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(titles()).toEqual(products);
  });

  it("lead to the kinds that stand on them", async () => {
    await openShop("/shop/product-category/ayurveda", goods());
    const kinds = within(screen.getByRole("navigation", { name: "Narrow by kind: Ayurveda" })).getAllByRole("link");
    expect(kinds.map((kind) => kind.getAttribute("href"))).toEqual([
      "/shop/product-subcategory/avaleha",
      "/shop/product-subcategory/churna",
      "/shop/product-subcategory/taila",
    ]);
  });

  it("are none where nobody knows the name", async () => {
    await openShop("/shop/product-brands/nobody", goods());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page could not be found");
  });
});

describe("a search that finds nothing", () => {
  it("leads on by fewer words, by all products and by what people buy", async () => {
    await openShop("/shop/products?title=brahmi dhoop", goods());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No match for “brahmi dhoop”");
    const words = within(screen.getByRole("list", { name: "Search for one word" })).getAllByRole("link");
    expect(words.map((word) => word.getAttribute("href"))).toEqual(["/shop/products?title=brahmi", "/shop/products?title=dhoop"]);
    expect(titles()).toEqual(["Amla Churna", "Brahmi Taila", "Chyawan Avaleha", "Dhoop Sticks"]);
  });
});
