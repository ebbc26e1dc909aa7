import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { anEvent } from "./an-event.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

async function somebody(address: string, width: number): Promise<Page> {
  const bearer = await bearerOf(inject("shop"), newcomer());
  return (await visitor({ width, line: "bad", bearer })).tab(address);
}

const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an event", () => {
  it("is joined and left by the keyboard alone", async () => {
    const page = await somebody(`/event/${await anEvent()}`, 1280);
    await page.getByRole("heading", { name: "Your seat" }).waitFor(); // Until then the button is the page's for anybody, which goes.
    await tabTo(page, "Take a seat");
    await page.keyboard.press("Enter");
    await page.getByText("You have a seat.").waitFor();
    await tabTo(page, "Cancel my seat");
    await page.keyboard.press("Enter");
    await page.getByText("Your seat is cancelled.").waitFor();
  });

  it.each([390, 1280])("is found in a list whose days run along, with the page no wider than the screen of %i px", async (width) => {
    await anEvent();
    const reader = await (await visitor({ width })).tab("/event");
    const days = reader.getByRole("navigation", { name: "Day", exact: true });
    await days.getByRole("link").nth(5).waitFor();
    await whole(reader);
  });
});
