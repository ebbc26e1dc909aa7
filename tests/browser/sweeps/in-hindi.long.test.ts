import { expect, inject, it } from "vitest";
import { openScreen } from "#tests/screens/open-screen.ts";
import { CUSTOMER, PRACTITIONER, pages } from "#tests/screens/pages.ts";
import { overflowOf } from "../harness/accessibility-faults.ts";
import { bearerOf } from "../harness/bearer-token.ts";
import { englishPhrases } from "./english-phrases.ts";
import { visitors } from "../harness/visitors.ts";
import type { Page } from "playwright-core";
import type { ScreenToCapture } from "#tests/screens/pages.ts";

const { visitor } = visitors();
const isEnglish = await englishPhrases();

/** Whom the demo knows; guests are known by nobody. */
const MOBILES: Readonly<Partial<Record<ScreenToCapture["as"], string>>> = { customer: CUSTOMER, practitioner: PRACTITIONER };

/** What stands in a page whose language is Hindi, in Latin letters alone. */
const latinTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [text, within] = [node.textContent?.trim() ?? "", node.parentElement];
      if (within === null || within.closest("script, style, template, noscript") !== null || !within.checkVisibility()) continue;
      if (/[a-z]/i.test(text) && !/[\u0900-\u097f]/.test(text) && within.closest("[lang]")?.getAttribute("lang") === "hi") texts.push(text);
    }
    return texts;
  });

/** What is amiss on a screen in Hindi: our own words in English, and what is too wide for a phone, also at twice the size of text. */
async function amissOn(page: Page, one: ScreenToCapture): Promise<readonly string[]> {
  await openScreen(page, one);
  const english = (await latinTexts(page)).filter(isEnglish);
  const over = await overflowOf(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const overTwice = await overflowOf(page);
  return [
    ...new Set(english.map((text) => `${one.name} says in English: ${text}`)),
    ...(over > 0 ? [`${one.name} is ${over} px too wide`] : []),
    ...(overTwice > 0 ? [`${one.name} is ${overTwice} px too wide at twice the size of text`] : []),
  ];
}

/** Whether something is done on the way there: two that pay for one cart at once would be in each other's way. */
const acts = ({ ways }: ScreenToCapture): boolean => ways.some((way) => typeof way === "function");

const MINUTES = 60_000;

it.each(["guest", "customer", "practitioner"] as const)(
  "says nothing in English to a %s who reads Hindi on a phone, and fits it",
  { timeout: 10 * MINUTES },
  async (as) => {
    const mobile = MOBILES[as];
    const { context } = await visitor({ width: 390 });
    await context.addCookies([{ name: "language", value: "hi", url: inject("shop").address }]);
    const bearer = mobile === undefined ? null : await bearerOf(inject("shop"), mobile);
    if (bearer !== null)
      await context.addInitScript((token) => {
        if (location.protocol === "http:") localStorage.setItem("token", token); // An empty page before the first one has no storage.
      }, bearer);
    const theirs = pages.filter((shown) => shown.as === as);
    const amiss: string[] = [];
    const lookOn = async (left: ScreenToCapture[]) => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const page = await context.newPage();
        amiss.push(...(await amissOn(page, one)));
        await page.close();
      }
    };
    const [acting, looking] = [theirs.filter(acts), theirs.filter((one) => !acts(one))];
    await Promise.all([lookOn(looking), lookOn(looking), lookOn(looking)]);
    await lookOn(acting);
    expect(amiss).toEqual([]);
  },
);
