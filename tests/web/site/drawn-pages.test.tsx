import { act } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { openWindow } from "#web/platform/window/open-window.tsx";
import { composePage } from "#tests/web/compose-page.ts";
import { render } from "#web/shells/render.ts";
import { site } from "#tests/web/routes.ts";
import { demoSite } from "#tests/builders/demo-site.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import type { Container } from "inversify";

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

const drawn = async (address: string, server: Container = composeMemory({ contents: demoSite }), headers: HeadersInit = {}) => {
  const response = await render(new Request(`http://localhost${address}`, { headers }), server, shopFrame);
  return { status: response.status, html: await response.text(), to: response.headers.get("location") };
};
/** A page's text without the city of a phone's menu, which is offered only once a press on it is heard. */
function withoutCity(html = ""): string {
  const page = document.createElement("div");
  page.innerHTML = html;
  page.querySelector(".menu-end > .place")?.remove();
  return page.innerHTML;
}
const shut = () => Promise.reject(new PortUnavailable("secret-host", null));
const broken = () => Promise.reject(new Error("secret-host"));
const withUseCase = (change: (server: Container) => void) => {
  const server = composeMemory();
  change(server);
  return server;
};
const noCatalogue = withUseCase((server) => server.rebind(ListCategories).toConstantValue(shut));
const noShelves = withUseCase((server) => server.rebind(FindProducts).toConstantValue(shut));
const brokenShelves = withUseCase((server) => server.rebind(FindProducts).toConstantValue(broken));

const pages: readonly {
  readonly address: string;
  readonly status: number;
  readonly words: string;
  readonly server?: Container;
  readonly headers?: HeadersInit;
}[] = [
  { address: "/", status: 200, words: "Everyday remedies, plainly explained" },
  { address: "/shop", status: 200, words: "Healthy Food" },
  { address: "/SHOP/Product-Category/AYURVEDA", status: 200, words: "Ayurveda" },
  { address: "/shop/product-category", status: 200, words: "All products" },
  { address: "/shop/product-category/personal%20care?order=saving", status: 200, words: "Rose Water" },
  { address: "/shop/product-category/nothing", status: 404, words: "This page could not be found" },
  { address: "/shop/products", status: 200, words: "All products" },
  { address: "/shop/products?title=tea", status: 429, words: "Please try again in 37 seconds.", headers: { "retry-after": "37" } },
  { address: "/shop/products?title=triphala", status: 200, words: "Results for “triphala”" },
  {
    address: "/shop/products?title=%3Cscript%3Eqzxqzx()%3C/script%3E",
    status: 200,
    words: "No match for “&lt;script&gt;qzxqzx()&lt;/script&gt;”",
  },
  { address: "/shop/product/old-balm", status: 200, words: "no longer sold" }, // Before the next: it is not shown as seen before.
  { address: "/shop/product/triphala-churna", status: 200, words: "त्रिफला चूर्ण" },
  { address: "/shop/product/nothing", status: 404, words: "This page could not be found" },
  { address: "/shop/cart", status: 200, words: "Your cart" },
  { address: "/newsletter/confirm?token=a", status: 200, words: "Yes, send me the newsletter" },
  { address: "/newsletter/leave?token=a", status: 200, words: "Unsubscribe me" },
  { address: "/nowhere", status: 404, words: "We can&#x27;t find that page." },
  { address: "/shop/products", status: 503, words: "This page is not available right now", server: noShelves },
  { address: "/shop/products", status: 500, words: "Something went wrong", server: brokenShelves },
  { address: "/shop/products", status: 503, words: "This page is not available right now", server: noCatalogue },
];

describe("a page that the server draws", () => {
  it.each(pages)("is taken over by the window as it stands: $address, $status", async ({ address, status, words, server, headers }) => {
    const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const page = await drawn(address, server, headers);
    expect(page.status).toBe(status);
    expect(page.html).toContain(words);
    expect(page.html).not.toContain("secret");
    expect(page.html).not.toContain("data-print=");

    history.replaceState(null, "", address);
    document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page.html)?.[1] ?? "";
    const root = document.getElementById("root");
    const before = root?.innerHTML;
    const browse = vi.fn(shut); // The bill looks round the shop by itself.
    const dependencies = composePage(withUseCase((product) => product.rebind(FindProducts).toConstantValue(browse)));
    for (const complaint of complaints) complaint.mockClear();
    if (root !== null) await act(() => openWindow(root, site, dependencies));
    if (address !== "/shop/cart") expect(withoutCity(root?.innerHTML)).toBe(withoutCity(before)); // The cart page fills with what this browser keeps.
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
    if (address !== "/shop/cart") expect(browse).not.toHaveBeenCalled();
  });

  it("is there for each thing that belongs to buying, and for what there is beside goods [ui-shop-features] [ui-quiz-scope]", async () => {
    const buying = ["/shop/cart", "/shop/wishlist", "/shop/orders", "/shop/orders/o-1/return", "/user/tickets"];
    const beside = ["/quizhomepage", "/event", "/landing", "/getintouch"];
    const answers = await Promise.all([...buying, ...beside].map(async (address) => [address, (await drawn(address)).status]));
    expect(answers).toEqual([...buying, ...beside].map((address) => [address, 200]));
  });

  it("leads somebody who names no product to all of them [rt-shop-product-none]", async () => {
    expect(await drawn("/shop/product")).toMatchObject({ status: 302, to: "/shop/products" });
  });

  it("says in its head what it is and by which address it is known", async () => {
    const { html } = await drawn("/shop/product-category/PERSONAL%20Care?order=saving");
    expect(html).toContain("<title>Personal Care · Niramaya</title>");
    expect(html).toContain('<link rel="canonical" href="https://niramaya.test/shop/product-category/personal%20care">');
    expect(html).toContain('<meta name="description" content="Personal Care: 1 product, with price, MRP and stock.">');
  });

  it.each(["/nowhere", "/shop/product/nothing", "/shop/wishlist", "/shop/products?title=oil"])(
    "is left out by search engines at %s",
    async (address) => {
      const { html } = await drawn(address);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain("canonical");
    },
  );

  it("says in every head nothing that a searcher could make it say", async () => {
    const { html } = await drawn('/shop/products?title="><img src=x>');
    expect(html).not.toContain("<img src=x>");
  });

  it("keeps what is drawn for everybody, and draws anew what has changed", async () => {
    const server = composeMemory();
    const first = await drawn("/shop/products", server);
    expect((await drawn("/shop/products", server)).html).toBe(first.html);
    expect(first.html).toContain("Only 3 left");
    const browse = server.get(FindProducts);
    server.rebind(FindProducts).toConstantValue(async (query) => {
      const answer = await browse(query);
      if (answer.kind === "refused") return answer;
      const products = answer.value.products.map((product) => ({ ...product, offer: product.offer && { ...product.offer, stock: 1 } }));
      return { kind: "ok", value: { ...answer.value, products } };
    });
    const later = await drawn("/shop/products", server);
    expect(later.html).toContain("Only 1 left");
    expect(later.html).not.toContain("Only 3 left");
  });

  it("carries no style in its elements and no address of data", async () => {
    for (const { address } of pages) {
      const { html } = await drawn(address);
      expect(html).not.toMatch(/ style="/);
      expect(html).not.toMatch(/"data:/);
    }
  });

  it("names the code of its screen, and of no other, where the build has noted it", async () => {
    const frame = shopFrame.replace(
      "</head>",
      '<!--code:product-list-screen <link rel="modulepreload" href="/assets/product-list.js">--><!--code:cart-screen <link rel="modulepreload" href="/assets/cart.js">--></head>',
    );
    const html = await (await render(new Request("http://localhost/shop/product-category/ayurveda"), composeMemory(), frame)).text();
    expect(html).toContain("/assets/product-list.js");
    expect(html).not.toContain("/assets/cart.js");
  });
});
