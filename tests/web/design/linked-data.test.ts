import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { LinkedText } from "#web/design/link/linked-text.tsx";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { renderToString } from "react-dom/server";
import { createElement } from "react";

const server = composeMemory({
  products: [
    aProduct("Triphala </script><b>", {
      slug: "triphala",
      brand: "D'Souza & Sons",
      categories: ["Ayurveda"],
      offer: { price: paise(12_345_650), stock: 3 },
    }),
    aProduct("Kept", { slug: "kept", brand: "Nadi & Stone", weight: 250, minimumQuantity: 2, offer: { price: paise(20_000), stock: 9 } }),
    aProduct("Gone", { slug: "gone", status: "inactive", categories: ["Ayurveda"] }),
    aProduct("Seen", { slug: "seen", size: "50 g", images: ["/seen.jpg", "/seen-open.jpg"] }),
    aProduct("Sold out", { slug: "sold-out", categories: ["Ayurveda"], offer: { price: paise(100), stock: 0 } }),
  ],
});
const html = async (address: string) => (await render(new Request(`https://elsewhere.example${address}`), server, shopFrame)).text();
type Told = { readonly "@type": string; readonly [name: string]: unknown };
const told = async (address: string): Promise<readonly Told[]> =>
  [...(await html(address)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data = ""]) => JSON.parse(data));

describe("what a page tells programs", () => {
  it("is of a product its offer in rupees, and the way to it [co-currency]", async () => {
    const [product, way] = await told("/shop/product/triphala");
    expect(product).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Triphala </script><b>",
      image: [{ "@type": "ImageObject", url: "https://niramaya.test/shop/product-picture/triphala.jpg", width: 1200, height: 630 }],
      url: "https://niramaya.test/shop/product/triphala",
      brand: { "@type": "Brand", name: "D'Souza & Sons" },
      offers: { "@type": "Offer", priceCurrency: "INR", price: "123456.50", availability: "https://schema.org/InStock" },
    });
    expect(way).toMatchObject({ "@type": "BreadcrumbList" });
    expect(JSON.stringify(way)).toContain(
      '"position":4,"name":"Triphala </script><b>","item":"https://niramaya.test/shop/product/triphala"',
    );
  });

  it("is of a product with photographs these, and the first stands for its page where that is shared", async () => {
    const [product] = await told("/shop/product/seen");
    expect(product?.["image"]).toEqual([
      { "@type": "ImageObject", caption: "Seen, 50 g", url: "https://niramaya.test/seen.jpg" },
      "https://niramaya.test/seen-open.jpg",
    ]);
    const page = await html("/shop/product/seen");
    expect(page).toContain('<meta property="og:image" content="https://niramaya.test/seen.jpg">');
    expect(page).toContain('<meta property="og:image:alt" content="Seen, 50 g">');
    expect(page).not.toContain("og:image:width"); // Nobody has measured it.
    expect(await html("/shop/product/kept")).toContain(
      '<meta property="og:image" content="https://niramaya.test/shop/product-picture/kept.jpg">',
    );
  });

  it("is of an offer who sells it, and what its delivery costs by the shop's own rules", async () => {
    const offerOf = async (slug: string) => (await told(`/shop/product/${slug}`))[0]?.["offers"];
    expect(await offerOf("kept")).toMatchObject({
      seller: { "@type": "Organization" },
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: "49", currency: "INR" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
      },
    });
    expect(await offerOf("triphala")).toMatchObject({ shippingDetails: { shippingRate: { value: "0" } } });
  });

  it("names a shelf by the one address that it is known by, a brand's behind all brands, as its page does", async () => {
    expect(JSON.stringify(await told("/shop/product-category/AYURVEDA"))).toContain(
      '"item":"https://niramaya.test/shop/product-category/ayurveda"',
    );
    const [way] = await told("/shop/product-brands/nadi%20%26%20stone");
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2 },
        { position: 3, item: "https://niramaya.test/shop/product-brands" },
        { position: 4, name: "Nadi & Stone", item: "https://niramaya.test/shop/product-brands/Nadi%20%26%20Stone" },
      ],
    });
  });

  it("is true of what is sold out, and offers nothing of what has left", async () => {
    expect((await told("/shop/product/sold-out"))[0]).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
    expect((await told("/shop/product/gone"))[0]).not.toHaveProperty("offers");
  });

  it("is at home who the shop is and how it is searched", async () => {
    const things = await told("/");
    expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
    expect(JSON.stringify(things)).toContain("https://niramaya.test/shop/products?title={search_term_string}");
  });

  it("is every common question with its answer, without marks of links", async () => {
    const [faq] = await told("/faq");
    expect(faq?.["@type"]).toBe("FAQPage");
    const text = JSON.stringify(faq);
    expect(text.match(/"Question"/g)?.length).toBeGreaterThanOrEqual(25);
    expect(text).not.toContain("](");
  });

  it("is of a shelf the way to it, and of a search or an error nothing", async () => {
    expect(JSON.stringify(await told("/shop/product-category/ayurveda"))).toContain(
      '"item":"https://niramaya.test/shop/product-category/ayurveda"',
    );
    expect(await told("/shop/products?title=tri")).toEqual([]);
    expect(await told("/shop/product/nothing")).toEqual([]);
  });

  it("never ends its script", async () => expect(await html("/shop/product/triphala")).not.toContain("Triphala </script>"));

  it("shows a shared link with the page's own address, and only where the page is to be found", async () => {
    const shared = await html("/shop/product/triphala");
    expect(shared).toContain('<meta property="og:url" content="https://niramaya.test/shop/product/triphala">');
    expect(shared).toContain(
      '<meta property="og:image" content="https://niramaya.test/shop/product-picture/triphala.jpg"><meta property="og:image:alt" content="Triphala &lt;/script>&lt;b>, 100 g">',
    );
    expect(shared).toContain('<meta name="twitter:card" content="summary_large_image">');
    const shelf = await html("/shop/products");
    expect(shelf).toContain('<meta property="og:image" content="https://niramaya.test/icons/niramaya-512.png">');
    expect(shelf).toContain('<meta property="og:image:width" content="512">');
    expect(shelf).toContain('<meta name="twitter:card" content="summary">');
    expect(await html("/shop/wishlist")).not.toContain("og:");
  });
});

describe("words with links in them", () => {
  const shown = (text: string) => renderToString(createElement(LinkedText, { text })).replaceAll("<!-- -->", "");

  it("are drawn with each of their links", () =>
    expect(shown("See [the cart](/shop/cart) or [us](mailto:a@b.example).")).toBe(
      'See <a class="link" href="/shop/cart">the cart</a> or <a class="link" href="mailto:a@b.example">us</a>.',
    ));

  it("are themselves where they hold none", () => expect(shown("10 % [sic] (yes)")).toBe("10 % [sic] (yes)"));
});
