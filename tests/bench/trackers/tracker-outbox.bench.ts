import { median } from "#tests/bench/asking.ts";
import { aPhone, open } from "#tests/bench/lighthouse/taps.ts";
import { pressGlasses } from "./pressed-glasses.ts";
import { withNotedGlasses } from "./with-noted-glasses.ts";
import type { Page } from "playwright-core";
import type { Figure } from "#tests/bench/figure.ts";

declare global {
  /** What the device waited for since its line came back, in milliseconds; null: something still waits to be sent. */
  var sent: Sent | null;
}

/**
 * `call`: what the server was sent, until its answer was there. `all`: from the line's return until the page says of nothing that it is not
 * sent.
 */
type Sent = { readonly call: number; readonly all: number };

/** How much slower a cheap phone is. */
const SLOWDOWN = 4;
/** The store of somebody who notes for half a year. */
const ENTRIES = 1_000;
const [DAYS, A_DAY] = [7, 20] as const;
const ROUNDS = 5;
/** Nobody has set the second: it is there so that work for each press is seen if it comes back. */
const MOST: Readonly<Record<keyof Sent, number>> = { call: 3, all: 6 };

/**
 * A phone that comes back to its line after a week, beside one that comes back after one press, with nothing but loopback between it and
 * its server.
 */
export function bench(): Promise<readonly Figure[]> {
  return withNotedGlasses(ENTRIES, async ({ browser, address, bearer }) => {
    const page = await aPhone(browser, address, SLOWDOWN);
    await page.context().addCookies([{ name: "token", value: bearer, url: address }]);
    await page.addInitScript(timeWhatIsSent);
    await open(page, "/watertracker");
    await page.getByText("of 2,000 ml").first().waitFor();
    const [one, week]: [Sent[], Sent[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      one.push(await sentAfter(page, 1, 1));
      week.push(await sentAfter(page, DAYS, A_DAY));
    }
    const compared = (what: keyof Sent, name: string) => {
      const [single, many] = [one, week].map((all) => median(all.slice(1).map((sent) => sent[what]))) as [number, number];
      return ratio(`${name} (${many.toFixed(0)} against ${single.toFixed(0)} ms)`, many / single, MOST[what]);
    };
    return [
      compared("call", "the outbox of a week, 140 presses, sent by the device until it has the answer, against a call with one"),
      compared("all", "the same from the line's return until nothing waits on the device any more, against one press"),
    ];
  });
}

const ratio = (name: string, figure: number, most: number): Figure => ({
  name,
  figure: Math.round(figure * 100) / 100,
  unit: "times as long at a quarter of this machine's speed",
  target: `at most ${most}`,
  met: figure <= most,
});

/** Each time the line is back: the call that takes presses along, and the end of all that waits. */
const timeWhatIsSent = () => {
  addEventListener("online", () => {
    globalThis.sent = null;
    const from = performance.now();
    performance.clearResourceTimings();
    const isSent = () => !/(is|are) not sent yet/.test(document.querySelector("main")?.textContent ?? "");
    const look = () => {
      if (!isSent()) return;
      watch.disconnect();
      const call = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/tracker/sync"));
      if (call === undefined) throw new Error("Nothing was sent");
      globalThis.sent = { call: call.duration, all: performance.now() - from };
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
};

async function sentAfter(page: Page, days: number, aDay: number): Promise<Sent> {
  await page.context().setOffline(true);
  await pressGlasses(page, days, aDay);
  await page.getByText(/(is|are) not sent yet/).waitFor();
  await page.evaluate(() => {
    globalThis.sent = null;
  });
  await page.context().setOffline(false);
  const sent = await page.waitForFunction(() => globalThis.sent);
  return (await sent.jsonValue()) as Sent;
}
