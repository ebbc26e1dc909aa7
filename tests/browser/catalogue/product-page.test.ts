import { describe, expect, it } from "vitest";
import { focusOn } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Locator, Page } from "playwright-core";

const { visitor } = visitors();

const CHURNA = "/shop/product/ashwagandha-churna";

/** Where the first screen ends: at the window's foot, or at the bar that lies there. */
const endOfScreen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector(".sticky-bar");
    return bar?.checkVisibility() === true ? Math.min(innerHeight, bar.getBoundingClientRect().top) : innerHeight;
  });

const footOf = (part: Locator): Promise<number> => part.evaluate((one) => one.getBoundingClientRect().bottom);

describe("the page of a churna", () => {
  it.each([390, 1280])(
    "tells on one screen of %i pixels what it is, what 100 g cost, how it is taken, who asks first, when it comes and how it goes back",
    async (width) => {
      const page = await (await visitor({ width })).tab("/");
      await page.evaluate(() => localStorage.setItem("pincode", "560001"));
      await page.goto(CHURNA);
      const box = page.locator(".buy-box");
      const glance = page.locator(".glance");
      const told = [
        page.getByRole("heading", { level: 1, name: "Ashwagandha Churna" }),
        box.getByText("Ashwagandha root powder, dried, ground and finely sieved, for a quiet night."),
        box.getByText(/₹[\d.]+ for 100 g$/),
        glance.getByText(/^Adults: half a teaspoon/),
        glance.getByText(/^in pregnancy, while breastfeeding/),
        glance.getByText(/^by \w{3} \d{1,2} \w{3}/),
        glance.getByText(/^Within 7 days from your order's page/),
        page.getByRole("button", { name: "Add Ashwagandha Churna to cart" }).filter({ visible: true }).first(),
      ];
      for (const part of told.slice(0, -1)) await part.waitFor();
      const end = await endOfScreen(page);
      const feet = await Promise.all(told.slice(0, -1).map(footOf));
      expect(feet.filter((foot) => foot > end)).toEqual([]);
      expect(await footOf(told.at(-1) ?? glance)).toBeLessThanOrEqual(width < 640 ? 844 : 900);
    },
  );

  it("names itself and its kind in Hindi, and what its pack calls it", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390 })).tab(`/language/hi?back=${CHURNA}`);
    await page.getByRole("heading", { level: 1, name: "अश्वगंधा चूर्ण Ashwagandha Churna" }).waitFor();
    await page.locator(".buy-box").getByText("चूर्ण · 50 ग्राम").waitFor();
    await page.locator(".glance").getByText("डॉक्टर से पूछें").waitFor();
  });

  it("turns its pictures by a swipe, tells by dots which one it is, enlarges it by two fingers and by keys, and gives the focus back", {
    tags: ["long"],
  }, async () => {
    const { tab, context } = await visitor({ width: 390 });
    const page = await tab(CHURNA);
    const device = await context.newCDPSession(page);
    await device.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
    const dot = (place: number) => page.getByRole("button", { name: `Picture ${place} of 3` });
    const isOn = (place: number) => dot(place).getAttribute("aria-pressed");
    expect(await isOn(1)).toBe("true");
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly { x: number; y: number; id: number }[]) =>
      device.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] });
    const atRest = () =>
      page
        .locator(".gallery-track")
        .evaluate((track) => new Promise<void>((rest) => track.addEventListener("scrollend", () => rest(), { once: true })));
    // It is at rest before anything is pressed: what still glides would carry a press away, and a finger would have stopped it.
    const swipe = async (from: number, to: number) => {
      const rest = atRest();
      await touch("touchStart", [{ x: from, y: 260, id: 0 }]);
      for (let step = 1; step <= 13; step += 1) await touch("touchMove", [{ x: from + ((to - from) * step) / 13, y: 260, id: 0 }]);
      await touch("touchEnd", []);
      await rest;
    };
    /** Where the device takes so little of a swipe that the picture glides back, it is swiped again. */
    const swipeTo = (place: number, from: number, to: number) =>
      expect
        .poll(
          async () => {
            if ((await isOn(place)) !== "true") await swipe(from, to);
            return isOn(place);
          },
          { interval: 2_000 },
        )
        .toBe("true");
    await swipeTo(2, 330, 60);
    await page.getByRole("img", { name: /^Back of Ashwagandha Churna/ }).waitFor();
    await swipeTo(1, 60, 330);
    await dot(2).click();
    await expect.poll(() => isOn(2)).toBe("true");

    const opener = page.getByRole("button", { name: "Look at Ashwagandha Churna closely" });
    await opener.click();
    const closely = page.getByRole("dialog", { name: "Ashwagandha Churna" });
    const back = closely.getByRole("img", { name: /^Back of Ashwagandha Churna/ });
    await back.waitFor();
    const height = async () => (await back.boundingBox())?.height ?? 0;
    const fitting = await height();
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 420, id: 0 },
      { x: 195 + apart, y: 420, id: 1 },
    ];
    await touch("touchStart", fingers(30));
    for (const apart of [45, 60, 80, 110]) await touch("touchMove", fingers(apart));
    await touch("touchEnd", []);
    await expect.poll(height).toBeGreaterThan(fitting * 1.3);
    const pinched = await height();
    await page.keyboard.press("-");
    await expect.poll(height).toBeLessThan(pinched);
    const smaller = await height();
    await page.keyboard.press("+");
    await expect.poll(height).toBeGreaterThan(smaller);
    await page.keyboard.press("Escape");
    await closely.waitFor({ state: "hidden" });
    await expect.poll(async () => (await focusOn(page)).name).toBe("Look at Ashwagandha Churna closely");
  });
});
