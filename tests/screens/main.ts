// Pictures of every screen of the built shop, in the folder that is named (.screens): npm run screens [-- FOLDER [WORD …]]. With words,
// only screens whose names hold one.
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { openScreen } from "./open-screen.ts";
import { BENEFITS_CUSTOMER, benefitsPages } from "./benefits-pages.ts";
import { CUSTOMER, PRACTITIONER, pages } from "./pages.ts";
import type { Browser, BrowserContext } from "playwright-core";
import type { ScreenToCapture } from "./pages.ts";

const [folder = ".screens", ...words] = process.argv.slice(2);
const WIDTHS = [390, 1280, 768];
const SCHEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "hi"] as const;

const { shop, stop } = await startShop();
const browser = await launchedBrowser(await browserProgram());
try {
  await lookAtSite(browser, { address: shop.address, pages, customer: CUSTOMER });
  await lookAtSite(browser, {
    address: shop.address.replace("localhost", "benefits.localhost"),
    pages: benefitsPages,
    customer: BENEFITS_CUSTOMER,
  });
} finally {
  await browser.close();
  await stop();
}

type Site = { readonly address: string; readonly pages: readonly ScreenToCapture[]; readonly customer: string };

async function lookAtSite(browser: Browser, { address, pages, customer }: Site): Promise<void> {
  const wanted = pages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const bearerFor = async (as: ScreenToCapture["as"], mobile: string) =>
    wanted.some((one) => one.as === as) ? bearerOf(shop, mobile) : null;
  const bearers = {
    guest: null,
    shopper: null,
    customer: await bearerFor("customer", customer),
    practitioner: await bearerFor("practitioner", PRACTITIONER),
  };
  for (const language of LANGUAGES)
    for (const scheme of language === "en" ? SCHEMES : (["light"] as const))
      for (const width of language === "en" ? WIDTHS : [390])
        for (const as of ["guest", "shopper", "customer", "practitioner"] as const)
          await look(
            browser,
            { address, width, scheme, language, bearer: bearers[as] },
            wanted.filter((shown) => shown.as === as),
            as,
          );
}

type Eyes = {
  readonly address: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly language: string;
  readonly bearer: string | null;
};

async function look(browser: Browser, eyes: Eyes, shown: readonly ScreenToCapture[], as: ScreenToCapture["as"]): Promise<void> {
  if (shown.length === 0) return;
  const context = await browser.newContext({
    baseURL: eyes.address,
    viewport: { width: eyes.width, height: eyes.width < 640 ? 844 : 900 },
    colorScheme: eyes.scheme,
    reducedMotion: "reduce", // No picture of what is still coming in.
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    serviceWorkers: "block",
  });
  await context.route("**/api/notification/live", (route) => route.abort()); // A page with live news would never be idle.
  await context.addCookies([{ name: "language", value: eyes.language, url: eyes.address }]);
  if (eyes.bearer !== null) await context.addInitScript((token) => localStorage.setItem("token", token), eyes.bearer);
  if (as === "shopper") await fill(context);
  for (const one of shown) {
    const page = await context.newPage();
    await openScreen(page, one).catch((trouble: unknown) => {
      process.exitCode = 1;
      process.stderr.write(`${one.name}, ${eyes.width}: ${String(trouble)}\n`);
    });
    await page.evaluate(drawWhole);
    await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined); // The same.
    const to = join(resolve(folder), `${eyes.width}-${eyes.scheme}-${eyes.language}`);
    await mkdir(to, { recursive: true });
    await page.screenshot({ path: join(to, `${one.name}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
}

/** What nobody has scrolled to yet is drawn all the same: a picture of the whole page would be empty there. */
function drawWhole(): void {
  const whole = new CSSStyleSheet();
  whole.replaceSync("main * { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
}

/** Puts something into the cart, as a guest does. */
async function fill(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/shop/products");
  await page.waitForFunction(() => globalThis.takeEarly === undefined);
  for (const place of [0, 1, 2]) {
    await page
      .locator("main")
      .getByRole("button", { name: /^(Add .* to cart|.*कार्ट में)/ })
      .nth(place)
      .click();
    const drawer = page.getByRole("dialog"); // It comes with the first that is added.
    await drawer.waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
  }
  await page.close();
}
