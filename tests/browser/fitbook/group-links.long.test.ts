import { describe, expect, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { newcomer } from "../harness/bearer-token.ts";
import { visitors } from "../harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "../harness/visitors.ts";

const { customer } = visitors();

/** Somebody new at a browser of their own, signed in. Others' journeys know nobody of them. */
const stranger = (): Promise<Visitor> => customer(newcomer(), { width: 390, line: "bad" }); // They ask for what is missing.

async function enter(page: Page): Promise<void> {
  await page.getByLabel("Date of birth").fill("1991-07-07");
  await page.getByRole("button", { name: "Enter Fitbook" }).click();
}

describe("a link to a group", () => {
  it("is made with a QR code, leaves the address of whoever follows it, and ends [rt-joingroup] [rt-joingroup-id]", async () => {
    const [owner, guest, late] = [await stranger(), await stranger(), await stranger()];
    const name = `Terrace yoga ${crypto.randomUUID()}`;
    const page = await owner.tab("/createfitbookgroup");
    await enter(page);
    await page.getByLabel("Name of the group").fill(name);
    await page.getByRole("radio", { name: "By invitation only" }).check();
    await page.getByRole("button", { name: "Create group", exact: true }).click();
    await page.getByText("By invitation · 1 member").waitFor();
    await page.getByRole("link", { name: "Invite people" }).click();
    await page.getByText("There is no link right now.").waitFor();
    await page.getByRole("button", { name: "Create a link" }).click();
    await page.getByRole("img", { name: "QR code of the link" }).waitFor();
    await page.getByRole("list", { name: "Links that can be used" }).getByText("50 uses left, until", { exact: false }).waitFor();
    expect(await barred(page, "main")).toEqual([]);
    const link = await page.getByText("/joingroup?link=", { exact: false }).textContent();
    const { pathname, search } = new URL(link ?? "");

    const guests = await guest.tab(pathname + search);
    await enter(guests);
    await guests.getByRole("heading", { name }).waitFor();
    expect(new URL(guests.url()).search).toBe("");
    expect(await barred(guests, "main")).toEqual([]);
    await guests.getByRole("button", { name: "Join", exact: true }).click();
    await guests.getByText("You are in this group.").waitFor();

    await page.getByRole("button", { name: "Revoke: ", exact: false }).click();
    await page.getByText("The link is revoked. People who joined with it stay.").waitFor();
    const lates = await late.tab(pathname + search);
    await enter(lates);
    await lates.getByRole("heading", { name: "This invitation is no longer valid." }).waitFor();
    expect(await barred(lates, "main")).toEqual([]);
  });
});
