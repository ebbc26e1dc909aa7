import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { browserProgram } from "#tests/browser/harness/browser-program.ts";
import { launchedBrowser } from "#tests/browser/harness/launched-browser.ts";
import { startShop } from "#tests/browser/harness/running-shop.ts";
import { noteGlasses } from "#tests/bench/made/noted-glasses.ts";
import type { Browser } from "playwright-core";

type Noted = { readonly browser: Browser; readonly address: string; readonly bearer: string };

/** A shop in which a newcomer has noted so many glasses of water, and a browser, until what is done with them has ended. */
export async function withNotedGlasses<Done>(entries: number, act: (noted: Noted) => Promise<Done>): Promise<Done> {
  const { shop, stop } = await startShop();
  const browser = await launchedBrowser(await browserProgram());
  try {
    const bearer = await bearerOf(shop, newcomer());
    await noteGlasses(shop.address, bearer, entries);
    return await act({ browser, address: shop.address, bearer });
  } finally {
    await browser.close();
    await stop();
  }
}
