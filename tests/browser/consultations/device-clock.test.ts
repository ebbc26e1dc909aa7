import { describe, expect, inject, it } from "vitest";
import { appointmentNow } from "#tests/browser/harness/appointment-now.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();
const MINUTE = 60_000;

/** Sets the clock of a page's device so many milliseconds ahead. */
const setAhead = (ahead: number): void => {
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given: []) {
      super(...((given.length === 0 ? [Right.now() + ahead] : given) as []));
    }
    static override now = () => Right.now() + ahead;
  } as typeof Date;
};

describe("a consultation that is about to begin", () => {
  it.each([45, -45])("is joined from a device whose clock is %i minutes off", async (minutes) => {
    const shop = inject("shop");
    const bearer = await bearerOf(shop, newcomer());
    await appointmentNow(shop, bearer, "audio", "dr-hetal-joshi"); // The one at the desk is in other calls meanwhile.
    const { context, tab } = await visitor({ bearer, width: 390 });
    await context.addInitScript(setAhead, minutes * MINUTE);
    const page = await tab("/appointments");
    expect(Math.round((await page.evaluate(() => Date.now() - performance.timeOrigin - performance.now())) / MINUTE)).toBe(minutes);
    await page.getByRole("link", { name: "Join the consultation" }).waitFor();
    await page.goto("/audiocall");
    await page.getByRole("button", { name: "Try the microphone" }).waitFor();
    expect(await page.getByText("This consultation is over.").count()).toBe(0);
  });
});
