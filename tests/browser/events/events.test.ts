import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { anEvent } from "./an-event.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

async function somebody(address: string, width: number): Promise<Page> {
  const bearer = await bearerOf(inject("shop"), newcomer());
  return (await visitor({ width, line: "bad", bearer })).tab(address);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** What the server draws for anybody is kept for a second, so the page is asked for again until it has that button. */
async function reloadedWith(page: Page, name: string): Promise<void> {
  const drawn = async () => {
    await page.reload();
    return page.getByRole("button", { name, exact: true }).isVisible();
  };
  await expect.poll(drawn, { interval: 1_000 }).toBe(true);
}
const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an event", () => {
  it("gives its last seat to one, and then to who waits once it is given back [rt-event]", async () => {
    const address = `/event/${await anEvent()}`;
    const [asha, ravi] = [await somebody(address, 390), await somebody(address, 1280)];
    await press(asha, "Take a seat");
    await asha.getByText("You have a seat.").waitFor();
    await asha.getByText("Show this code at the door").waitFor();
    await reloadedWith(ravi, "Join the waiting list");
    await press(ravi, "Join the waiting list");
    await ravi.getByText("You are number 1 on the waiting list.").waitFor();
    for (const page of [asha, ravi]) await whole(page);

    await press(asha, "Cancel my seat");
    await asha.getByText("Your seat is cancelled.").waitFor();
    await ravi.goto("/notification");
    await ravi.getByRole("link", { name: /^A walk: we are holding a seat for you until / }).click();
    await ravi.getByText(/^A seat is held for you until /).waitFor();
    await whole(ravi);
    await press(ravi, "Take the seat");
    await ravi.getByText("You have a seat.").waitFor();
    await reloadedWith(asha, "Join the waiting list");
  });

  it("asks who is not signed in, and is read and chosen without a script", async () => {
    const id = await anEvent();
    const guest = await (await visitor({ width: 390 })).tab(`/event/${id}`);
    await press(guest, "Take a seat");
    await guest.getByRole("dialog").waitFor();
    const reader = await (await visitor({ width: 390, scripts: "off" })).tab("/event?city=Mysuru");
    await reader.getByRole("heading", { name: "A walk" }).first().waitFor();
    const answer = await fetch(`${inject("shop").address}/api/get/eventcalendar?id=${id}`);
    expect([answer.status, (await answer.text()).includes("SUMMARY:A walk")]).toEqual([200, true]);
  });
});
