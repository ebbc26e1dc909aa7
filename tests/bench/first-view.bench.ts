import { gzipSync } from "node:zlib";
import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import type { Browser, Response } from "playwright-core";
import type { Figure } from "./figure.ts";

const MOST = 220; // kB of script, gzipped.

/** The script that a page loads before it can be used, gzipped: what it names and a browser has asked for until it is taken over. */
export async function bench(): Promise<readonly Figure[]> {
  const { shop, stop } = await startShop();
  try {
    return await figuresOf(shop.address);
  } finally {
    await stop();
  }
}

async function figuresOf(address: string): Promise<readonly Figure[]> {
  const browser = await launchedBrowser(await browserProgram());
  try {
    const product = await productPage(address);
    const figures: Figure[] = [];
    for (const page of ["/", "/shop", "/shop/products", product, "/shop/cart"]) {
      const kilobytes = await scriptOf(browser, `${address}${page}`);
      const name = `script of the first view of ${page === product ? "a product" : page}`;
      figures.push({
        name,
        figure: Number(kilobytes.toFixed(1)),
        unit: "kB gzipped",
        target: `at most ${MOST}`,
        met: kilobytes <= MOST,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function productPage(address: string): Promise<string> {
  const html = await (await fetch(`${address}/shop/products`)).text();
  const path = /href="(\/shop\/product\/[^"]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error("The shop shows no product.");
  return path;
}

async function scriptOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const html = await (await page.goto(address, { waitUntil: "commit" }))?.text();
  // React marks the root that it takes over.
  await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer$")));
  // What the page does not name, as the code that keeps it for later, may come now, later, or when the page is closed.
  const needed = scripts.filter((script) => html?.includes(new URL(script.url()).pathname));
  const loaded = await Promise.all(needed.map((script) => script.body()));
  await page.close();
  return loaded.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}
