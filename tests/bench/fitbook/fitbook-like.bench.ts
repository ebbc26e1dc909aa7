import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { aPhone, open, slowest, tapped } from "#tests/bench/lighthouse/taps.ts";
import { CUSTOMER } from "#tests/screens/pages.ts";
import type { Browser, Locator, Page } from "playwright-core";
import type { Figure } from "#tests/bench/figure.ts";

declare global {
  /** How many pictures came from each tap on until the like stood there. */
  var picturesUntilDrawn: number[];
}

/** How much slower a cheap phone is. */
const SLOWDOWN = 4;
/** So many likes come and go. */
const TURNS = 6;
const MOST = { frames: 1, milliseconds: 100 } as const;
/** In milliseconds: as long as it takes a hand to come from scrolling to a tap. */
const STANDS_STILL = 500;
const NAME = /^Like: /;

/** A like of somebody signed in, in the built shop with its demo: drawn before the server has it. */
export async function bench(): Promise<readonly Figure[]> {
  const { shop, stop } = await startShop();
  const browser = await launchedBrowser(await browserProgram());
  try {
    const bearer = await bearerOf(shop, CUSTOMER);
    const [frames, milliseconds] = [await framesUntilDrawn(browser, shop.address, bearer), await slowestTap(browser, shop.address, bearer)];
    return [
      {
        name: `a like, drawn: pictures until it is there, the most of ${TURNS}`,
        figure: frames,
        unit: "pictures",
        target: "the next one",
        met: frames === MOST.frames,
      },
      {
        name: `a like at a quarter of this machine's speed, the slowest of ${TURNS}`,
        figure: milliseconds,
        unit: "ms",
        target: `at most ${MOST.milliseconds}`,
        met: milliseconds <= MOST.milliseconds,
      },
    ];
  } finally {
    await browser.close();
    await stop();
  }
}

async function feedOf(browser: Browser, address: string, { bearer, slowdown }: { readonly bearer: string; readonly slowdown: number }) {
  const page = await aPhone(browser, address, slowdown);
  await page.addInitScript((token) => localStorage.setItem("token", token), bearer);
  await open(page, "/fitbook");
  const like = page.getByRole("main").getByRole("button", { name: NAME }).first();
  await like.waitFor();
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => {}); // News may come all the time.
  await like.scrollIntoViewIfNeeded(); // Else the first tap would be told with the pictures of scrolling there.
  await page.waitForTimeout(STANDS_STILL);
  return { page, like };
}

async function slowestTap(browser: Browser, address: string, bearer: string): Promise<number> {
  const { page, like } = await feedOf(browser, address, { bearer, slowdown: SLOWDOWN });
  return slowest(page, () => eachTap(page, like, async () => {}));
}

/** A picture that the browser is about to draw is looked at by what it asks before drawing. */
async function framesUntilDrawn(browser: Browser, address: string, bearer: string): Promise<number> {
  const { page, like } = await feedOf(browser, address, { bearer, slowdown: 1 });
  await page.evaluate(() => {
    globalThis.picturesUntilDrawn = [];
  });
  await eachTap(page, like, () =>
    like.evaluate((button) => {
      const before = button.ariaPressed;
      const listen = () => {
        let passed = 0;
        const look = () => {
          passed += 1;
          if (button.ariaPressed === before) requestAnimationFrame(look);
          else globalThis.picturesUntilDrawn.push(passed);
        };
        requestAnimationFrame(look);
      };
      button.addEventListener("click", listen, { once: true, capture: true });
    }),
  );
  const frames = await page.evaluate(() => globalThis.picturesUntilDrawn);
  if (frames.length !== TURNS) throw new Error(`${frames.length} of ${TURNS} likes were drawn`);
  return Math.max(...frames);
}

/** What was pressed before has come back when the next is pressed. */
async function eachTap(page: Page, like: Locator, before: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await before();
    const taken = page.waitForResponse((response) => response.url().includes("/api/fitbook/likes"));
    await tapped(page, () => like.tap());
    await taken;
    await page.waitForTimeout(100);
  }
}
