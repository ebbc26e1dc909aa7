import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { aPhone, open } from "./lighthouse/taps.ts";
import type { Browser, Page } from "playwright-core";
import type { Figure } from "./figure.ts";

/** How much slower a cheap phone is. */
const SLOWDOWN = 4;
const ROUNDS = 3;
const MOST_FILES = 6;

/** Bytes a second and milliseconds of a slow 4G line, as Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** On a cheap phone, and on this machine behind a slow line. Milliseconds at most until the drawer stands, and until the bill is in it. */
const PHONES = [
  { name: "a quarter of this machine's speed", slowdown: SLOWDOWN, line: null, drawer: 275, bill: 550 },
  { name: "slow 4G", slowdown: 1, line: SLOW_4G, drawer: 400, bill: 1_000 },
] as const;

type Pressed = { readonly files: number; readonly drawer: number; readonly bill: number };

/** The first "Add to cart" of a guest: the files that it asks for, and how long the drawer and the bill take. */
export async function bench(): Promise<readonly Figure[]> {
  const { shop, stop } = await startShop();
  const browser = await launchedBrowser(await browserProgram());
  try {
    const figures: Figure[] = [];
    for (const { name, slowdown, line, drawer, bill } of PHONES) {
      const rounds: Pressed[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await pressed(browser, shop.address, slowdown, line));
      const middle = (of: keyof Pressed): number => rounds.map((one) => one[of]).toSorted((one, other) => one - other)[ROUNDS >> 1] ?? 0;
      figures.push(
        atMost(`the first "Add to cart" of a list, ${name}`, middle("files"), "files of code", MOST_FILES),
        atMost(`its drawer, ${name}`, middle("drawer"), "ms", drawer),
        atMost(`its bill, ${name}`, middle("bill"), "ms", bill),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await stop();
  }
}

const atMost = (name: string, figure: number, unit: string, most: number): Figure => ({
  name,
  figure: Math.round(figure),
  unit,
  target: `at most ${most}`,
  met: figure <= most,
});

async function pressed(browser: Browser, address: string, slowdown: number, line: typeof SLOW_4G | null): Promise<Pressed> {
  const page = await aPhone(browser, address, slowdown);
  try {
    if (line !== null) await (await page.context().newCDPSession(page)).send("Network.emulateNetworkConditions", line);
    await open(page, "/shop/products");
    await page.waitForLoadState("networkidle");
    const add = page.getByRole("button", { name: /^Add .+ to cart$/ }).first();
    await add.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    let files = 0;
    page.on("request", (request) => {
      if (/^\/assets\/.+\.(?:js|css)$/.test(new URL(request.url()).pathname)) files += 1;
    });
    await watch(page);
    await add.click();
    await page.waitForFunction(() => globalThis.stood.bill !== null);
    const { press, drawer, bill } = await page.evaluate(() => globalThis.stood);
    return { files, drawer: (drawer ?? 0) - (press ?? 0), bill: (bill ?? 0) - (press ?? 0) };
  } finally {
    await page.context().close();
  }
}

declare global {
  /** When the press was heard, and when the drawer and the bill stood in a picture, by the page's clock. */
  var stood: { press: number | null; drawer: number | null; bill: number | null };
}

const watch = (page: Page) =>
  page.evaluate(() => {
    const stood: typeof globalThis.stood = { press: null, drawer: null, bill: null };
    globalThis.stood = stood;
    document.addEventListener("click", () => (stood.press ??= performance.now()), { capture: true });
    const look = (): void => {
      const drawer = document.querySelector("dialog[open]");
      if (drawer !== null) stood.drawer ??= performance.now();
      if (drawer?.querySelector(".bill") != null) stood.bill ??= performance.now();
      if (stood.bill === null) requestAnimationFrame(look);
    };
    look();
  });
