import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { openShop } from "#tests/web/shop-window.tsx";

afterEach(cleanup);

const cardOf = (title: string) => within(screen.getByRole("heading", { name: title, level: 3 }).closest("article") ?? document.body);
const offered = (rupees: number, stock: number) => ({ offer: { price: paise(rupees * 100), stock } });
const many = Array.from({ length: 60 }, (_, place) => aProduct(`Churna ${place + 1}`, offered(100 + place, 9)));

describe("a list", () => {
  it("shows its title, how much is on it, and its products with brand, size and price in rupees [rt-shop-product-category-slug] [ui-prices-inr]", async () => {
    await openShop(
      "/shop/product-category/Oils",
      composeMemory({
        products: [aProduct("Kumkumadi Oil", { categories: ["Oils"], ...offered(123_456, 9), mrp: paise(12_400_000), size: "30 ml" })],
      }),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oils");
    expect(screen.getByText("1 product")).toBeDefined();
    const card = cardOf("Kumkumadi Oil");
    for (const text of ["Aranya", "30 ml", "₹1,23,456", "₹1,24,000", "Save ₹544"])
      expect(card.getAllByText(text).length).toBeGreaterThan(0);
    expect(card.getByRole("link", { name: "Kumkumadi Oil" }).getAttribute("href")).toBe("/shop/product/kumkumadi-oil");
  });

  it("leads to each category by its title in lower case [rt-category-links]", async () => {
    await openShop("/shop", composeMemory({ products: [aProduct("Oil", { categories: ["Women's Health"] })] }));
    for (const link of screen.getAllByRole("link", { name: /Women's Health/ }))
      expect(link.getAttribute("href")).toBe("/shop/product-category/women's%20health");
  });

  it("strikes no MRP that is not above the price", async () => {
    await openShop(
      "/shop/products",
      composeMemory({
        products: [aProduct("Dear", { ...offered(100, 9), mrp: paise(10_000) }), aProduct("None", { ...offered(100, 9), mrp: null })],
      }),
    );
    for (const title of ["Dear", "None"]) expect(cardOf(title).queryByText(/MRP|Save/)).toBeNull();
  });

  it.each([
    [6, "In stock", "[ui-stock-in] [ru-stock-above-5]"],
    [5, "Only 5 left", "[ui-stock-few] [ru-stock-1-to-5]"],
    [1, "Only 1 left", ""],
  ])("says of %i pieces: %s %s", async (stock, label) => {
    await openShop("/shop/products", composeMemory({ products: [aProduct("Balm", offered(100, stock))] }));
    expect(cardOf("Balm").getByText(label)).toBeDefined();
  });

  it("says of what is gone that it is out of stock, and sells none of it", async () => {
    const dependencies = await openShop(
      "/shop/products",
      composeMemory({ products: [aProduct("Balm", offered(100, 0)), aProduct("Unsold", { offer: null })] }),
    );
    for (const title of ["Balm", "Unsold"]) {
      const button = cardOf(title).getByRole("button", { name: "Out of stock" });
      fireEvent.click(button);
      expect(button.hasAttribute("disabled")).toBe(true);
    }
    expect(dependencies.get(CartStore).count).toBe(0);
  });

  it("marks what must be paid in advance, and nothing else [ui-prepaid-only] [ru-stock-prepaid-badge]", async () => {
    await openShop("/shop/products", composeMemory({ products: [aProduct("Prepaid", { cashOnDelivery: false }), aProduct("Other")] }));
    expect(cardOf("Prepaid").getByText("Prepaid Only")).toBeDefined();
    expect(cardOf("Other").queryByText("Prepaid Only")).toBeNull();
  });

  it("stands in the order that its address names, which can be chosen without script", async () => {
    await openShop(
      "/shop/products?order=price-falling",
      composeMemory({ products: [aProduct("Cheap", offered(10, 9)), aProduct("Dear", offered(90, 9))] }),
    );
    expect(screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent)).toEqual(["Dear", "Cheap"]);
    const choice = screen.getByLabelText<HTMLSelectElement>("Sort by");
    expect(choice.value).toBe("price-falling");
    expect(choice.form?.getAttribute("action")).toBe("/shop/products");
    expect(choice.name).toBe("order");
  });

  it("goes on at its end: a link to the next page, which a window brings in place", async () => {
    await openShop("/shop/products", composeMemory({ products: many }));
    const more = screen.getByRole("link", { name: "Show more" });
    expect(more.getAttribute("href")).toBe("/shop/products?after=id-churna-24");
    expect(screen.getByText("24 of 60 shown")).toBeDefined();
    await act(async () => {
      fireEvent.click(more);
    });
    expect(screen.getByText("48 of 60 shown")).toBeDefined();
    await act(async () => {
      fireEvent.click(screen.getByRole("link", { name: "Show more" }));
    });
    expect(screen.getAllByRole("article")).toHaveLength(60);
    expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
  });

  it("begins where its address says, with the way back to its front", async () => {
    await openShop("/shop/products?after=id-churna-48", composeMemory({ products: many }));
    expect(screen.getAllByRole("article")).toHaveLength(12);
    expect(screen.getByRole("link", { name: "Back to the first products" }).getAttribute("href")).toBe("/shop/products");
  });

  it("keeps what it shows when the next page can't be had, and says so", async () => {
    const product = composeMemory({ products: many });
    const find = product.get(FindProducts);
    product.rebind(FindProducts).toConstantValue(async (query) => {
      if (query.after !== null) throw new PortUnavailable("network", null);
      return find(query);
    });
    await openShop("/shop/products", product);
    await act(async () => {
      fireEvent.click(screen.getByRole("link", { name: "Show more" }));
    });
    expect(screen.getAllByRole("article")).toHaveLength(24);
    expect(screen.getByText("More products could not be loaded. Please try again.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Show more" })).toBeDefined();
  });

  it("says when nothing is on it, with one way on", async () => {
    await openShop(
      "/shop/product-category/retired",
      composeMemory({ products: [aProduct("Old Balm", { status: "inactive", categories: ["Retired"] })] }),
    );
    expect(screen.getByText("Nothing here yet")).toBeDefined();
    expect(screen.getByRole("link", { name: "Shop all products" }).getAttribute("href")).toBe("/shop/products");
  });
});

describe("a card's button", () => {
  it("puts the fewest pieces into the cart and becomes their number, which it changes within what may be bought", async () => {
    const dependencies = await openShop(
      "/shop/products",
      composeMemory({ products: [aProduct("Oil", { minimumQuantity: 2, ...offered(100, 3) })] }),
    );
    const card = cardOf("Oil");
    await act(async () => {
      fireEvent.click(card.getByRole("button", { name: "Add Oil to cart" }));
    });
    expect(dependencies.get(CartStore).quantityOf("id-oil")).toBe(2);
    expect(card.getByRole("button", { name: "One less of Oil" }).hasAttribute("disabled")).toBe(true);
    await act(async () => {
      fireEvent.click(card.getByRole("button", { name: "One more of Oil" }));
    });
    expect(dependencies.get(CartStore).quantityOf("id-oil")).toBe(3);
    expect(card.getByRole("button", { name: "One more of Oil" }).hasAttribute("disabled")).toBe(true);
  });

  it("is counted at the cart's link by lines [ui-header-cart-count]", async () => {
    await openShop("/shop/products", composeMemory({ products: [aProduct("Oil", { minimumQuantity: 2 }), aProduct("Balm")] }));
    expect(screen.getByRole("link", { name: "Cart, empty" }).getAttribute("href")).toBe("/shop/cart");
    for (const title of ["Oil", "Balm"])
      await act(async () => {
        fireEvent.click(cardOf(title).getByRole("button", { name: `Add ${title} to cart` }));
      });
    expect(screen.getByRole("link", { name: "Cart, 2 products" }).textContent).toBe("2");
  });
});

describe("a search", () => {
  it("is a form that works without script, and shows what was sought [ui-search-placeholder] [rt-shop-products-title]", async () => {
    await openShop("/shop/products?title=brahmi", composeMemory({ products: [aProduct("Brahmi Oil"), aProduct("Balm")] }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results for “brahmi”");
    expect(screen.getAllByRole("article")).toHaveLength(1);
    for (const field of screen.getAllByLabelText<HTMLInputElement>("Search products")) {
      expect(field.placeholder).toBe("Search products on Niramaya");
      expect(field.value).toBe("brahmi");
      expect(field.name).toBe("title");
      expect(field.form?.getAttribute("action")).toBe("/shop/products");
    }
  });

  it("says that nothing matched, with one way on", async () => {
    await openShop("/shop/products?title=xyz", composeMemory());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No match for “xyz”");
    expect(screen.getByRole("link", { name: "Shop all products" })).toBeDefined();
  });

  it("for nothing shows all products [rt-shop-products]", async () => {
    await openShop("/shop/products?title=%20", composeMemory());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("All products");
  });
});

describe("a search for what is no ware", () => {
  it.each([
    ["blood%20test", "Lab tests: “blood test”", "/alltests?title=blood%20test"],
    ["skin%20doctor", "Practitioners: “skin”", "/practitioners?title=skin"],
    ["doctor", "Practitioners you can consult", "/practitioners"],
  ])("leads there, whether products are found or not: %s", async (words, name, address) => {
    for (const title of ["Oil", "Skin Doctor Blood Test Oil"]) {
      await openShop(`/shop/products?title=${words}`, composeMemory({ products: [aProduct(title)] }));
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(address);
      cleanup();
    }
  });

  it("leads nowhere else where a ware is meant", async () => {
    await openShop("/shop/products?title=oil", composeMemory({ products: [aProduct("Oil")] }));
    expect(screen.queryByRole("navigation", { name: "Also on this site" })).toBeNull();
  });
});
