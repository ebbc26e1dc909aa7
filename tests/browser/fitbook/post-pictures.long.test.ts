import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop, idOf } from "../harness/fetch-from-shop.ts";
import { visitors } from "../harness/visitors.ts";
import type { Locator } from "playwright-core";

const { customer } = visitors();
const FARAH = "5555500003";

/** A photograph of one colour, as a camera sends it: with the place where it was taken. */
const photograph = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background } })
    .withExif({ IFD0: { Make: "Sentinel" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" } })
    .jpeg()
    .toBuffer(),
});

/** The colour in the middle of a picture as it is drawn. */
const middleOf = (picture: Locator): Promise<readonly number[]> =>
  picture.evaluate((canvas: HTMLCanvasElement) => [
    ...(canvas.getContext("2d")?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
  ]);

describe("pictures of a post", () => {
  it("go without their place, stand in the order that was wished, and are lost with a block from the next request on", async () => {
    const mobile = newcomer(); // A block parts them from nobody whom another journey needs.
    const [farah, reader] = [await customer(FARAH, { width: 390 }), await customer(mobile, { width: 390, line: "bad" })]; // The reader asks for what is missing.
    const words = `Two walks ${crypto.randomUUID()}`;
    const hers = await farah.tab("/fitbook");
    await hers.getByText("can read this.", { exact: false }).waitFor();
    await hers.getByLabel("What would you like to share?").fill(words);
    await hers.getByRole("radio", { name: "Everybody in Fitbook" }).check();
    await hers
      .getByLabel("Add pictures")
      .setInputFiles([await photograph("first.jpg", "#2060c0"), await photograph("second.jpg", "#c04020")]);
    await hers.getByText("Sent", { exact: true }).nth(1).waitFor();
    await hers.getByLabel("What picture 2 shows", { exact: false }).fill("Red earth");
    await hers.getByRole("button", { name: "Move picture 2 forward" }).press("Enter");
    expect(await barred(hers, "main")).toEqual([]);
    await hers.getByRole("button", { name: "Share", exact: true }).click();
    await hers.getByText("Shared.", { exact: true }).waitFor();

    const theirs = await reader.tab("/fitbook");
    await theirs.getByLabel("Date of birth").fill("1991-07-07");
    await theirs.getByRole("button", { name: "Enter Fitbook" }).click();
    await theirs.getByRole("radio", { name: "Discover" }).waitFor({ state: "attached" });
    const answered = theirs.waitForResponse((response) => response.url().includes("/api/fitbook/picture?"));
    await theirs.getByRole("radio", { name: "Discover" }).check();
    const post = theirs.getByRole("article").filter({ hasText: words });
    const first = post.getByRole("img", { name: "Red earth" });
    await first.scrollIntoViewIfNeeded();
    const picture = await answered;
    expect((await picture.allHeaders())["cache-control"]).toBe("private, no-store");
    expect((await picture.body()).toString("latin1")).not.toMatch(/Sentinel|GPS/);
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: "webp", width: 1_600 });
    await expect.poll(async () => (await middleOf(first))[0]).toBeGreaterThan(150);
    const second = post.getByRole("img", { name: "Picture 2 of the post by Farah Siddiqui" });
    await expect.poll(async () => (await middleOf(second))[2]).toBeGreaterThan(150);
    expect(await barred(theirs, "main")).toEqual([]);
    await post.getByRole("button", { name: "Enlarge: Red earth" }).press("Enter");
    await theirs.getByRole("dialog", { name: "Red earth" }).waitFor();
    await theirs.keyboard.press("Escape");

    const bearer = await bearerOf(inject("shop"), mobile);
    await fetchFromShop(await bearerOf(inject("shop"), FARAH), "PUT", "/user/blockUser", { user_id: await idOf(bearer) });
    const again = await fetch(picture.url(), { headers: { authorization: `Bearer ${bearer}` } });
    const never = await fetch(`${inject("shop").address}/api/fitbook/picture?post_id=never&picture_id=never`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect([again.status, await again.text()]).toEqual([404, await never.text()]);
    await theirs.reload();
    await theirs.getByRole("radio", { name: "Discover" }).check();
    await theirs.getByRole("article").first().waitFor();
    expect(await theirs.getByText(words).count()).toBe(0);
  });
});
