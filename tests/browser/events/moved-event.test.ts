import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { anEvent } from "./an-event.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

async function somebody(address: string): Promise<Page> {
  const bearer = await bearerOf(inject("shop"), newcomer());
  return (await visitor({ width: 390, line: "bad", bearer })).tab(address);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("an event that staff move", () => {
  it("asks who has a seat, and gives it to who waits once it is given up", async () => {
    const id = await anEvent();
    const [asha, ravi] = [await somebody(`/event/${id}`), await somebody(`/event/${id}`)];
    await press(asha, "Take a seat");
    await asha.getByText("You have a seat.").waitFor();
    await ravi.getByRole("heading", { name: "Your seat" }).waitFor();
    await ravi.getByRole("button", { name: /^(Take a seat|Join the waiting list)$/ }).click();
    await ravi.getByText("You are number 1 on the waiting list.").waitFor();

    const start = new Date(Date.now() + 9 * 86_400_000).toISOString();
    expect(await onCommandLine(inject("shop"), "event", "move", id, "--start", start, "--reason", "rain")).toBe("The event is moved.\n");
    const asked = asha.getByRole("button", { name: /^Keep my seat: A walk has moved from / });
    const isAsked = async () => {
      await asha.goto("/notification");
      return asked.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isAsked, { timeout: 100_000 }).toBe(true); // They are told within a minute.
    await whole(asha);
    await asha.getByRole("link", { name: /^A walk has moved from / }).click();
    await asha.getByText("You have a seat. Does the new time suit you?").waitFor();
    await asha.getByText(/^This event has moved from /).waitFor();
    await whole(asha);
    await press(asha, "Give up my seat");
    await asha.getByText("Your seat is cancelled.").waitFor();

    await ravi.reload();
    await ravi.getByText(/^A seat is held for you until /).waitFor();
    await press(ravi, "Take the seat");
    await ravi.getByText("You have a seat.").waitFor();
    await whole(ravi);
  }, 180_000);
});
