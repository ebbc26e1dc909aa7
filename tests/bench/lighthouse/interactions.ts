import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { aPhone, open, slowest, tapped } from "./taps.ts";
import type { Page } from "playwright-core";

export type Tapped = { readonly tap: string; readonly milliseconds: number };

/** How much slower a cheap phone is. */
const SLOWDOWN = 4;
const TURNS = 5;

/** The slowest of some taps on what is tapped most, on a phone four times slower than this machine. */
export async function interactions(address: string): Promise<readonly Tapped[]> {
  const browser = await launchedBrowser(await browserProgram());
  try {
    const page = await aPhone(browser, address, SLOWDOWN);
    return [await quantity(page), await coupon(page), await filter(page), await tick(page)];
  } finally {
    await browser.close();
  }
}

async function quantity(page: Page): Promise<Tapped> {
  await open(page, "/shop/products");
  await page
    .getByRole("button", { name: /^Add .* to cart/ })
    .first()
    .tap();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^One more/ })
    .first()
    .waitFor();
  await open(page, "/shop/cart");
  const more = page.getByRole("button", { name: /^One more/ }).first();
  await more.waitFor();
  return measured(page, "quantity", async () => {
    for (let turn = 0; turn < TURNS; turn += 1) if (await more.isEnabled()) await tapped(page, () => more.tap());
  });
}

/** A guest's tap on a coupon asks to sign in. */
async function coupon(page: Page): Promise<Tapped> {
  const offer = page
    .getByRole("main")
    .getByRole("button", { name: /Sign in to apply$/ })
    .first();
  await offer.waitFor();
  return measured(page, "coupon", () => tapped(page, () => offer.tap()));
}

async function filter(page: Page): Promise<Tapped> {
  await open(page, "/shop/products");
  const opener = page.getByRole("button", { name: /filter/i }).first();
  await opener.waitFor();
  return measured(page, "filter", () => tapped(page, () => opener.tap()));
}

/** In the sheet that is open by then. */
async function tick(page: Page): Promise<Tapped> {
  const box = page.getByRole("complementary").getByRole("checkbox").first();
  return measured(page, "tick", () => tapped(page, () => box.tap()));
}

const measured = async (page: Page, tap: string, act: () => Promise<void>): Promise<Tapped> => ({
  tap,
  milliseconds: await slowest(page, act),
});
