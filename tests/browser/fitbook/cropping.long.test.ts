import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop } from "../harness/fetch-from-shop.ts";
import { visitors } from "../harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Wide, with a blue left half and a red right half. */
async function twoHalves() {
  const half = { width: 400, height: 400, channels: 3, background: "#c03020" } as const;
  const right = await sharp({ create: half }).png().toBuffer();
  const buffer = await sharp({ create: { ...half, width: 800, background: "#2040c0" } })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: "halves.jpg", mimeType: "image/jpeg", buffer };
}

/** Red and blue of the middle of a picture. */
async function middleOf(bytes: ArrayBuffer): Promise<{ readonly red: number; readonly blue: number }> {
  const { dominant } = await sharp(Buffer.from(bytes)).stats();
  return { red: dominant.r, blue: dominant.b };
}

const slider = (page: Page, name: string) => page.getByRole("slider", { name });

describe("a picture of oneself or of a group", () => {
  it("is the part that was chosen on the device, by keyboard alone", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const show = { about: "everybody", lists: "followers", badges: "followers" };
    await fetchFromShop(bearer, "POST", "/fitbook/profile", {
      name: "Naina Sethi",
      about: "",
      show,
      findable: true,
      birthdate: "1991-07-07",
    });
    const browser = await visitor({ width: 390, bearer });
    const page = await browser.tab("/profile");
    await page.getByLabel("Add a picture").setInputFiles(await twoHalves());
    await page.getByRole("img", { name: "The picture you chose" }).waitFor();
    await slider(page, "Zoom").press("ArrowRight");
    await slider(page, "Move left or right").press("End");
    expect(await barred(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Use this picture" }).press("Enter");
    await page.getByText("Your picture is updated.").waitFor();
    const { _id } = await fetchFromShop(bearer, "GET", "/user/getUserById");
    const own = await fetch(`${inject("shop").address}/api/fitbook/person/picture?user_id=${_id}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const mine = await middleOf(await own.arrayBuffer());
    expect(mine.red).toBeGreaterThan(mine.blue);

    await page.goto("/createfitbookgroup");
    await page.getByLabel("Choose a picture").setInputFiles(await twoHalves());
    const canvas = page.getByRole("img", { name: "The picture you chose" });
    await canvas.hover();
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 5 }); // Drags the picture to the right: its left half comes under the square.
    await page.mouse.up();
    expect(await slider(page, "Move left or right").inputValue()).toBe("0");
    expect(await barred(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Use this picture" }).click();
    await page.getByText("Sent", { exact: true }).waitFor();
    await page.getByLabel("Name", { exact: false }).first().fill("Halves of walkers");
    await page.getByRole("button", { name: "Create group" }).click();
    await page.getByRole("heading", { name: "Halves of walkers" }).waitFor();
    const group = new URL(page.url()).pathname.split("/").at(-1);
    const theirs = await fetch(`${inject("shop").address}/api/fitbook/group/picture?group_id=${group}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const ours = await middleOf(await theirs.arrayBuffer());
    expect(ours.blue).toBeGreaterThan(ours.red);
  });
});
