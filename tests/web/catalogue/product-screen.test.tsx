import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { paise } from "#core/shared/money.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { inHindi } from "#tests/web/in-hindi.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { ProductDetails } from "#core/catalogue/product.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shipping = {
  basic: { minimumOrder: paise(199_900), charge: paise(6_000) },
  weightExceed: { minimumOrder: paise(399_900), charge: paise(12_000), above: 5 },
};
const openOf = (given: Partial<ProductDetails> = {}) =>
  openShop(
    "/shop/product/brahmi-oil",
    composeMemory({
      products: [
        aProduct("Brahmi Oil", { subCategory: "Taila", ...given }),
        aProduct("Balm"),
        aProduct("Comb", { categories: ["Accessories"] }),
        aProduct("Salve", { subCategory: "Taila", categories: ["Unani"] }),
      ],
      shipping,
    }),
  );
/** The product itself, without others like it. */
const product = () => within(document.querySelector<HTMLElement>(".product-page") ?? document.body);
const main = () => within(screen.getByRole("main"));

describe("a product's page", () => {
  it("tells brand, title, size, price, MRP, saving, tax and stock [rt-shop-product-slug]", async () => {
    await openOf({ brand: "Saumya", size: "200 ml", gst: 18, offer: { price: paise(42_050), stock: 5 }, mrp: paise(49_500) });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Brahmi Oil");
    for (const text of ["₹420.50", "₹495", "Save ₹74.50", "Inclusive of 18% GST", "Only 5 left", "Taila · 200 ml"])
      expect(main().getAllByText(text).length).toBeGreaterThan(0);
    expect(main().getAllByText("Saumya").length).toBeGreaterThan(0);
    expect(within(document.querySelector<HTMLElement>(".buy-box") ?? document.body).getByText("MRP").className).not.toContain(
      "visually-hidden",
    ); // What is struck is said to be the MRP.
  });

  it("tells what it is, what a gram costs, what is in it, how it is used, who should ask first and who made it", async () => {
    await openOf({ offer: { price: paise(34_900), stock: 5 } });
    expect(main().getByText("Three sun-dried fruits, milled without their stones.")).toBeDefined();
    expect(main().getByText("₹3.49 per g")).toBeDefined();
    const sections = [...document.querySelectorAll(".accordions > details")].map((section) => section.querySelector("h2")?.textContent);
    expect(sections.slice(0, 5)).toEqual(["Benefits", "Ingredients", "How to use it", "Who should ask first", "Maker and best before"]);
    const told = (place: number) => document.querySelectorAll(".accordions > details")[place]?.textContent;
    expect(told(1)).toContain("AmlaPhyllanthus emblica, fruit34 %");
    expect(told(3)).toContain("Childrenif it is for a child under 12");
    expect(told(4)).toContain("Best before31 Mar 2028");
    expect(told(4)).toContain("Country of originIndia");
    expect(told(4)).toContain("FSSAI licence10526001000123");
  });

  it("writes out what a label abbreviates", async () => {
    const gum = { name: { english: "Gum acacia", hindi: null }, botanicalName: null, part: null, amount: "q.s." };
    await openOf({ information: { ...noInformation, ingredients: [gum] } });
    expect(main().getAllByText(/as much as needed/).length).toBeGreaterThan(0);
    expect(main().queryByText(/q\.s\./)).toBeNull();
  });

  it("tells a net quantity from a kilogram on in kilograms", async () => {
    await openOf({ weight: 20, information: { ...noInformation, netQuantity: { amount: 1_500, unit: "g" } } });
    expect(main().getAllByText("1.5 kg").length).toBeGreaterThan(0);
    expect(main().queryByText("1500 g")).toBeNull();
  });

  it("has no section for what nobody has told, and then begins with its details", async () => {
    await openOf({ information: noInformation });
    const sections = [...document.querySelectorAll(".accordions > details")];
    expect(sections.map((section) => section.querySelector("h2")?.textContent)).toEqual([
      "Details",
      "Seller and taxes",
      "Payment and returns",
    ]);
    expect(sections[0]?.hasAttribute("open")).toBe(true);
    expect(main().queryByText(/per g$/)).toBeNull();
  });

  it("shows each of its photographs, large the one that is chosen, also when it is looked at closely", async () => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false); // The tests' own window loads none, and calls each complete.
    await openOf({ images: ["/front.jpg", "/back.jpg", "https://elsewhere.example/side.jpg"] });
    const large = (among: ParentNode | null) => among?.querySelector("img")?.getAttribute("src");
    const big = () => document.querySelector(".tile.big[aria-current=true]");
    const [first, second, ...others] = product().getAllByRole("button", { name: /^Picture \d of 2$/ });
    expect([others.length, large(big()), first?.getAttribute("aria-pressed"), second?.getAttribute("aria-pressed")]).toEqual([
      0,
      "/front.jpg",
      "true",
      "false",
    ]);
    await act(async () => void fireEvent.click(second ?? document.body));
    expect([large(big()), second?.getAttribute("aria-pressed")]).toEqual(["/back.jpg", "true"]);
    await act(async () => void fireEvent.click(product().getByRole("button", { name: "Look at Brahmi Oil closely" })));
    expect(large(await screen.findByRole("dialog", { name: "Brahmi Oil" }))).toBe("/back.jpg");
  });

  it("draws pack, back and size of what has no photographs, the back with what has to be printed there", async () => {
    await openOf({ number: "NIR-AB12CD", mrp: paise(49_500), images: [] });
    const pictures = () => product().getAllByRole("button", { name: /^Picture \d of 3$/ });
    expect(pictures().map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false", "false"]);
    const back = product().getByRole("img", { name: /^Back of Brahmi Oil, / });
    for (const text of [
      "Ingredients: Amla (Phyllanthus emblica) 34 %",
      "₹495, inclusive of all taxes",
      "BatchAB12CD-0328",
      "31 Mar 2028",
      "10526001000123",
    ])
      expect(back.textContent).toContain(text);
    expect(product().getByRole("img", { name: /^Brahmi Oil, about [\d.]+ cm tall, beside a / })).toBeDefined();
    await act(async () => void fireEvent.click(pictures()[1] ?? document.body));
    expect(pictures().map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
    await act(async () => void fireEvent.click(product().getByRole("button", { name: "Look at Brahmi Oil closely" })));
    const close = within(await screen.findByRole("dialog", { name: "Brahmi Oil" }));
    expect(close.getByRole("img", { name: /^Back of Brahmi Oil, / })).toBeDefined();
  });

  it("draws the pack alone of what nobody has told anything", async () => {
    await openOf({ information: noInformation, images: [] });
    expect(product().queryAllByRole("button", { name: /^Picture \d of/ })).toEqual([]);
    expect(
      product()
        .getAllByRole("img")
        .filter((one) => one.getAttribute("aria-label")?.startsWith("Brahmi Oil,")),
    ).toHaveLength(1);
  });

  it("leads to the other sizes that it is sold in, and tells which one this is", async () => {
    const oil = (size: string, weight: number, price: number) =>
      aProduct("Brahmi Oil", { id: size, slug: `brahmi-oil-${weight}`, size, weight, offer: { price: paise(price), stock: 5 } });
    await openShop(
      "/shop/product/brahmi-oil-200",
      composeMemory({ products: [oil("500 ml", 500, 90_000), oil("200 ml", 200, 42_050), oil("50 ml", 50, 15_000)], shipping }),
    );
    const sizes = within(screen.getByRole("navigation", { name: "Size" })).getAllByRole("link");
    expect(sizes.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      ["50 ml₹150", "/shop/product/brahmi-oil-50", null],
      ["200 ml₹420.50", "/shop/product/brahmi-oil-200", "page"],
      ["500 ml₹900", "/shop/product/brahmi-oil-500", null],
    ]);
    cleanup();
    await openOf();
    expect(screen.queryByRole("navigation", { name: "Size" })).toBeNull();
  });

  it("says who sells it and from where", async () => {
    await openOf({
      seller: { name: "Doon Herbal Supply", address: "4 Paltan Bazaar, Dehradun 248001", state: "Uttarakhand", gstin: "05AA" },
    });
    expect(screen.getByText("Doon Herbal Supply, 4 Paltan Bazaar, Dehradun 248001, Uttarakhand")).toBeDefined();
  });

  it("names the state that its seller is in as the page's language does", async () => {
    inHindi();
    await openOf({
      seller: { name: "Doon Herbal Supply", address: "4 Paltan Bazaar, Dehradun 248001", state: "Uttarakhand", gstin: "05AA" },
    });
    expect(screen.getByText("Doon Herbal Supply, 4 Paltan Bazaar, Dehradun 248001, उत्तराखंड")).toBeDefined();
    expect(screen.getByText("Doon Herbal Supply, उत्तराखंड")).toBeDefined();
    expect(main().queryByText(/Uttarakhand/)).toBeNull();
  });

  it("tells what the catalogue knows, in the languages that it knows it in", async () => {
    await openOf({ hindi: "ब्राह्मी तेल", sanskrit: "brāhmī taila", weight: 1250, hsn: "30049011", cashOnDelivery: false });
    expect(screen.getByText("ब्राह्मी तेल").getAttribute("lang")).toBe("hi");
    expect(screen.getByText("brāhmī taila").getAttribute("lang")).toBe("sa-Latn");
    for (const text of ["1.25 kg", "30049011", "27AAAAA0000A1Z2"]) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText("This brand doesn't accept cash on delivery. You pay online when you order.")).toBeDefined();
  });

  it("tells what delivery costs by the shop's own rules", async () => {
    await openOf({ offer: { price: paise(99_900), stock: 5 } });
    expect(screen.getAllByText(/Free delivery from ₹1,999/).map(({ textContent }) => textContent)).toEqual([
      "Free delivery from ₹1,999, up to 5 kg. Heavier carts: ₹120, free from ₹3,999.",
    ]);
    const delivery = () => screen.getByText("Delivery", { selector: "dt" }).nextElementSibling?.textContent;
    expect(delivery()).toMatch(/₹60 for this alone/);
    cleanup();
    await openOf({ offer: { price: paise(99_950), stock: 5 }, minimumQuantity: 2 });
    expect(delivery()).toContain("Free");
    expect(delivery()).not.toContain("₹");
  });

  it("puts the product into the cart and becomes its number of pieces, in both places", async () => {
    const dependencies = await openOf({ minimumQuantity: 2 });
    expect(screen.getByText("Minimum order: 2 pieces")).toBeDefined();
    const [button] = main().getAllByRole("button", { name: "Add Brahmi Oil to cart" });
    await act(async () => {
      if (button !== undefined) fireEvent.click(button);
    });
    expect(dependencies.get(CartStore).quantityOf("id-brahmi-oil")).toBe(2);
    expect(main().getAllByRole("button", { name: "One more of Brahmi Oil" })).toHaveLength(2);
    const bar = within(screen.getByRole("region", { name: "Buy" }));
    expect(bar.getByRole("link", { name: "View cart · 1 item, ₹398" }).getAttribute("href")).toBe("/shop/cart");
  });

  it("shows two that are in stock in place of what is not, and none where it is", async () => {
    const sold = (stock: number) => ({ offer: { price: paise(10_000), stock } });
    const openWith = (stock: number) =>
      openShop(
        "/shop/product/brahmi-oil",
        composeMemory({
          products: [
            aProduct("Brahmi Oil", { subCategory: "Taila", ...sold(stock) }),
            aProduct("Balm", sold(0)),
            aProduct("Salve", { subCategory: "Taila", ...sold(3) }),
            aProduct("Cream", sold(3)),
            aProduct("Paste", sold(3)),
          ],
          shipping,
        }),
      );
    await openWith(0);
    const instead = within(await screen.findByRole("region", { name: "Similar and in stock" }));
    expect(instead.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/shop/product/salve", "/shop/product/cream"]);
    cleanup();
    await openWith(1);
    expect(screen.queryByRole("region", { name: "Similar and in stock" })).toBeNull();
  });

  it("shows what goes with it: for the same concern, of another form and kind, in stock, and not what is similar", async () => {
    const other = (title: string, given: Partial<ProductDetails>) =>
      aProduct(title, { categories: ["Unani"], subCategory: title, concerns: ["Hair care"], form: "soap-bar", ...given });
    await openShop(
      "/shop/product/brahmi-oil",
      composeMemory({
        products: [
          aProduct("Brahmi Oil", { subCategory: "Taila", concerns: ["Hair care"], form: "oil-bottle" }),
          other("Same Form", { form: "oil-bottle" }),
          other("Same Kind", { subCategory: "Taila" }),
          other("Hair Soap", {}),
          other("Second Soap", {}),
          other("Comb", { form: "wooden-comb" }),
          other("Sold Out", { form: "balm-tin", offer: { price: paise(10_000), stock: 0 } }),
          other("Of Something Else", { form: "tea-box", concerns: ["Sleep"] }),
        ],
        shipping,
      }),
    );
    const heading = await screen.findByRole("heading", { name: "Goes well with it" });
    const titles = [...(heading.closest("section")?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent);
    expect(titles).toEqual(["Hair Soap", "Comb"]);
  });

  it("says of one that is not sold any more just that: no stock label, no price, no button [ui-stock-inactive] [ru-stock-inactive]", async () => {
    await openOf({ status: "inactive", categories: ["Retired"] });
    expect(screen.getByText("This product is no longer sold.")).toBeDefined();
    expect(product().queryByText(/In stock|Only \d+ left|Out of stock|₹/)).toBeNull();
    expect(main().queryByRole("button", { name: /Brahmi Oil.*cart/ })).toBeNull();
  });

  it("shows others like it, those of its own kind first, itself left out", async () => {
    await openOf();
    const band = within(screen.getByRole("heading", { name: "Similar products" }).closest("section") ?? document.body);
    expect(band.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(["Salve", "Balm"]);
  });

  it("stands in its place in the shop", async () => {
    await openOf();
    const way = within(screen.getByRole("navigation", { name: "You are here" }));
    expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/shop", "/shop/product-category/ayurveda"]);
  });
});
