import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import type { Browser } from "playwright-core";
import type { Figure } from "./figure.ts";

const MOST = 165; // kB of script, gzipped.
const AIM = 140;

/** The script that a page loads before it can be used, gzipped: what a browser asks for until the page is taken over. */
export async function bench(): Promise<readonly Figure[]> {
  const { path, environment } = await browserProgram();
  const { shop, stop } = await startShop();
  const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"], env: { ...process.env, ...environment } });
  try {
    const product = await productPage(shop.address);
    const figures: Figure[] = [];
    for (const page of ["/", "/shop", "/shop/products", product, "/shop/cart"]) {
      const kilobytes = await scriptOf(browser, `${shop.address}${page}`);
      const name = `script of the first view of ${page === product ? "a product" : page}`;
      figures.push({
        name,
        figure: Number(kilobytes.toFixed(1)),
        unit: "kB gzipped",
        target: `at most ${MOST}, aim ${AIM}`,
        met: kilobytes <= MOST,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await stop();
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
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(address, { waitUntil: "commit" });
  // React marks the root that it takes over.
  await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer$")));
  const loaded = await Promise.all(bodies);
  await page.close();
  return loaded.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}
