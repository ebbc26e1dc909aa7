import { expect } from "vitest";
import { openScreen } from "#tests/screens/open-screen.ts";
import { WHOLE_PAGE, allAccessibilityFaults, contrastFaults, fieldsThatZoom, overflowOf } from "./accessibility-faults.ts";
import type { BrowserContext, Page } from "playwright-core";
import type { ScreenToCapture } from "#tests/screens/pages.ts";
import type { Part } from "./accessibility-faults.ts";

/**
 * What is told of a page that anybody is barred from, by day and by night; of one behind a sheet that is open, only the sheet is looked at.
 */
export async function barred(page: Page, part = WHOLE_PAGE): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, barriersIn] of [
    ["light", allAccessibilityFaults],
    ["dark", contrastFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const barrier of await barriersIn(page, part)) found.push(`${new URL(page.url()).pathname}, ${colorScheme}: ${barrier}`);
  }
  for (const field of await fieldsThatZoom(page)) found.push(`${new URL(page.url()).pathname}: ${field}`);
  const over = await overflowThatStays(page);
  return over > 0 ? [...found, `${new URL(page.url()).pathname} is ${over} px too wide`] : found;
}

/**
 * Pixels by which a page is wider than its window once it has taken in the window's new width: on a busy machine that is some frames later.
 */
async function overflowThatStays(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, null, { timeout: 5_000 }).catch(() => undefined);
  return overflowOf(page);
}

/** One comes while another is looked at. */
const TABS = 3;

/** The frame holds most links of a page, and a list's first cards are as the others: the gallery looks at each kind of card. */
const WITHOUT_WHAT_REPEATS: Part = { include: [":root"], exclude: [".site-header", ".site-footer", ":nth-child(n + 7) > .product-card"] };

/** What is told of screens as each stands; of all of the first, with its frame. */
export async function barredFrom(context: BrowserContext, shown: readonly ScreenToCapture[]): Promise<readonly string[]> {
  expect(shown.length).toBeGreaterThan(0);
  const [left, found]: [ScreenToCapture[], string[]] = [[...shown], []];
  const lookOn = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift())
      found.push(...(await barredFromOne(context, one, one === shown[0] ? WHOLE_PAGE : WITHOUT_WHAT_REPEATS)));
  };
  await Promise.all(Array.from({ length: TABS }, lookOn));
  return found;
}

/** What is told of a screen as it stands, and of whatever is too wide for the window once text is twice as large. */
async function barredFromOne(context: BrowserContext, one: ScreenToCapture, part: Part): Promise<readonly string[]> {
  const page = await context.newPage();
  await openScreen(page, one);
  const found = (await barred(page, part)).map((told) => `${one.name}, ${told}`);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await overflowThatStays(page);
    if (over > 0) found.push(`${one.name} is ${over} px too wide for ${width} at twice the size of text`);
  }
  await page.close();
  return found;
}
