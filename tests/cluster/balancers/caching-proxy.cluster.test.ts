import { once } from "node:events";
import { createServer, request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { FORM_CART_COOKIE } from "#core/cart/form-cart-cookie-name.ts";
import { aShop, aShopFolder } from "#tests/faults/shop-process.ts";
import { aCache } from "./a-balancer.ts";
import { lackOf } from "#tests/cluster/programs.ts";

const lack = lackOf("nginx");

describe.skipIf(lack !== null)(`nginx in front that keeps pages${lack === null ? "" : `: ${lack}`}`, async () => {
  const folder = await aShopFolder();

  it("asks the shop once a second for a page, once for a file, and each time for what nothing may keep", async () => {
    const { address, timesAsked } = await aKeptShop(folder);
    const begun = performance.now();
    const pages = await Promise.all(Array.from({ length: 60 }, (_, nth) => page(`${address}/shop`, `token=somebody-${nth}`)));
    const seconds = (performance.now() - begun) / 1_000;
    expect([timesAsked("/shop") > 0, timesAsked("/shop") <= Math.ceil(seconds) + 1]).toEqual([true, true]);

    const [file = "no file"] = /\/assets\/[\w-]+\.js/.exec(pages[0] ?? "") ?? [];
    const call = "/api/shop/product/getProducts?category=ayurveda";
    for (const _ of [1, 2, 3]) for (const path of [file, call]) expect((await fetch(address + path)).status).toBe(200);
    expect([timesAsked(file), timesAsked(call)]).toEqual([1, 3]);
  });

  it("keeps languages apart, and what is a guest's own from everybody", async () => {
    const { address } = await aKeptShop(folder);
    const language = async (cookie: string) => /<html lang="(\w+)/.exec(await page(`${address}/shop/cart`, cookie))?.[1];
    for (const _ of [1, 2]) expect([await language(""), await language("language=hi")]).toEqual(["en", "hi"]);

    const { payload } = await (await fetch(`${address}/api/shop/product/getProducts?category=ayurveda`)).json();
    const [{ _id: product, title }] = payload.product_list;
    const added = await fetch(`${address}/api/forms/cart/add`, {
      method: "POST",
      redirect: "manual",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ product }),
    });
    const [cookie = ""] = (added.headers.get("set-cookie") ?? "").split(";");
    expect(cookie).toContain(`${FORM_CART_COOKIE}=`);
    for (const _ of [1, 2])
      expect([
        (await page(`${address}/shop/cart`, cookie)).includes(title),
        (await page(`${address}/shop/cart`, "")).includes(title),
      ]).toEqual([true, false]);
  });
});

async function page(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** A shop behind an nginx that keeps what it may, and between both what counts the requests that come through. */
async function aKeptShop(folder: string) {
  const shop = await aShop({ DATA_DIR: folder });
  const requested: string[] = [];
  const between = createServer((given, answer) => {
    requested.push(given.url ?? "");
    const onward = request(shop.address + given.url, { method: given.method, headers: given.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    given.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(between, "listening");
  onTestFinished(() => void between.close().closeAllConnections());
  const place = between.address();
  if (place === null || typeof place === "string") throw new TypeError("a port");
  const address = await aCache(`http://127.0.0.1:${place.port}`);
  return { address, timesAsked: (path: string) => requested.filter((one) => one === path).length };
}
