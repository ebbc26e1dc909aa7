import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { hmacSeals } from "#adapters/secrets/quote-seals.ts";
import { formCartCookie } from "#adapters/http-server/cart/form-cart-cookie.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct } from "#tests/fixtures.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", offer: { price: paise(12_000), stock: 3 } });
const oils = Array.from({ length: 60 }, (_, place) =>
  aProduct(`Oil ${place}`, { id: `oil-${"x".repeat(60)}-${place}`, offer: { price: paise(100), stock: 9 } }),
);

/** A browser without script: it keeps what it is told to, and says where a form comes from. */
function aBrowser(headers: Readonly<Record<string, string>> = { "sec-fetch-site": "same-origin" }) {
  const requested: string[] = [];
  const app = serverOver(composeMemory({ products: [tea, ...oils] }), {
    log: "off",
    pages: {
      files: () => [],
      render: async (request) => {
        requested.push(`${new URL(request.url).pathname} ${request.headers.get("form-cart") ?? "-"}`);
        return new Response("a page", { headers: { "content-type": "text/html" } });
      },
    },
  });
  let cookie = "language=en";
  return {
    asked: requested,
    keep: (given: string) => {
      cookie = `language=en; ${given}`;
    },
    kept: () => cookie.slice("language=en; ".length),
    async send(action: string, fields: Readonly<Record<string, string>>) {
      const answer = await app.inject({
        method: "POST",
        url: `/api/forms/cart/${action}`,
        headers: { "content-type": "application/x-www-form-urlencoded", cookie, ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
      const written = answer.headers["set-cookie"];
      if (typeof written === "string") cookie = `language=en; ${written.split(";", 1)[0] ?? ""}`;
      return { status: answer.statusCode, leadsTo: answer.headers.location, written };
    },
    see: (url: string) => app.inject({ url, headers: { cookie } }),
  };
}

describe("a cart without script, over HTTP", () => {
  it("is kept in a signed cookie, changed by forms, and drawn on its page and at checkout alone", async () => {
    const browser = aBrowser();
    const added = await browser.send("add", { product: "tea" });
    expect(added).toMatchObject({ status: 303, leadsTo: "/shop/cart" });
    expect(added.written).toMatch(/^form_cart=[\w-]+\.[\w-]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    await browser.send("change", { product: "tea", quantity: "3" });
    for (const address of ["/shop/cart?coupon=LEAF10", "/shop/checkout", "/shop"]) await browser.see(address);
    expect(browser.asked).toEqual([
      expect.stringMatching(/^\/shop\/cart\/form \{"id":"[^"]+","lines":\[\{"productId":"tea","quantity":3\}\]\}$/),
      expect.stringMatching(/^\/shop\/checkout\/form \{/),
      "/shop -",
    ]);
    expect((await browser.see("/shop/cart")).headers["cache-control"]).toBe("private, no-store");
    expect((await browser.send("remove", { product: "tea" })).written).toBe("form_cart=; Max-Age=0; Path=/; SameSite=Lax");
  });

  it("takes no other site's form, and none that does not say where it comes from", async () => {
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://elsewhere.example" },
      {},
    ])
      expect(await aBrowser(headers).send("add", { product: "tea" })).toEqual({ status: 403, leadsTo: undefined, written: undefined });
    expect((await aBrowser({ origin: "http://localhost:80" }).send("add", { product: "tea" })).status).toBe(303);
  });

  it("reads only what the server wrote", async () => {
    const browser = aBrowser();
    const elsewhere = formCartCookie(hmacSeals(Buffer.from("another key")));
    const forged = elsewhere.written({ id: "x", lines: [{ productId: "tea", quantity: 2 }] }, false)?.split(";", 1)[0] ?? "";
    for (const cookie of [forged, "form_cart=eyJ9.abc", "form_cart=."]) {
      browser.keep(cookie);
      await browser.see("/shop/cart");
      await browser.send("add", { product: "tea" });
      await browser.see("/shop/checkout");
    }
    expect(browser.asked.filter((line) => line.startsWith("/shop/cart"))).toEqual(["/shop/cart -"]); // The others were kept for a second.
    expect(browser.asked.at(-1)).toContain('"quantity":1}');
  });

  it("says so where a product can't be bought, or a cookie would be too long, and changes nothing", async () => {
    const browser = aBrowser();
    expect(await browser.send("add", { product: "nobody-knows-it" })).toMatchObject({
      leadsTo: "/shop/cart?answer=not-sold",
      written: undefined,
    });
    const answers: unknown[] = [];
    for (const { id } of oils) answers.push((await browser.send("add", { product: id })).leadsTo);
    expect(answers[0]).toBe("/shop/cart");
    expect(answers.at(-1)).toBe("/shop/cart?answer=full");
    expect(browser.kept().length).toBeLessThan(4_096);
    for (const [action, fields] of [
      ["add", { product: "with a blank" }],
      ["change", { product: "tea", quantity: "-1" }],
      ["empty", { product: "tea" }],
    ] as const)
      expect((await browser.send(action, fields)).status).toBe(404);
  });
});
