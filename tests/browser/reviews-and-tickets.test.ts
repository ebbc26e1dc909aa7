import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "./harness/bearer-token.ts";
import { onCommandLineWith } from "./harness/on-command-line.ts";
import { deliveredOrder } from "./harness/order-in-cash.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer(),
});

/** What a member of staff is answered who types a command of the shop that runs. */
const staff = (command: readonly string[], input = ""): Promise<string> => onCommandLineWith(input, inject("shop"), command);

/** A picture of one's own that is drawn: no address could show it. */
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page
          .getByRole("img", { name, exact: true })
          .first()
          .evaluate((shown) => shown instanceof HTMLCanvasElement && (shown.getContext("2d")?.getImageData(50, 50, 1, 1).data[3] ?? 0) > 0),
      { timeout: 30_000 },
    )
    .toBe(true);

describe("a buyer on a phone", () => {
  it("reviews what was delivered with a picture, partly by keyboard, and all see it once staff have published it; asks for help with the order, is answered and answers [ui-shop-features]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer(), "Asha Kulkarni"); // Who has reviewed it in a first try can't do so anew.
    await deliveredOrder(bearer);
    const asha = await visitor({ width: 390, bearer });
    const page = await asha.tab("/shop/orders?filter=delivered");
    await page.getByRole("main").getByRole("link", { name: "Delivered", exact: true }).and(page.locator("h2 a")).first().click();
    await page
      .getByRole("link", { name: /^Review this product/ })
      .last()
      .click();

    await page.getByRole("group", { name: "How many stars do you give?" }).waitFor();
    const product = (await page.locator("h1 + p").innerText()).trim();
    await page.getByRole("radio", { name: "1 star: poor" }).focus();
    for (const key of ["Space", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole("radio", { name: "4 stars: good" }).isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Soft, and the pack closes well.");
    await page.getByText("31 of 2,000 characters").waitFor();
    await page.getByLabel("Add pictures").setInputFiles([await photo("one.jpg"), await photo("two.jpg")]);
    await expect.poll(() => page.getByText("Sent", { exact: true }).count(), { timeout: 60_000 }).toBe(2);
    await page.getByRole("button", { name: "Remove picture 2" }).click();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Send the review" }).press("Enter");
    await page.getByText("Thank you. We have your review.").waitFor();
    await page.getByText("Your review is shown once we have read it.").waitFor();
    await isDrawn(page, "Picture 1");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

    const waiting: readonly Readonly<Record<string, string>>[] = JSON.parse(
      await staff(["review", "list", "--state", "pending", "--json"]),
    );
    const mine = waiting.findLast(({ review }) => review?.startsWith("Soft, and"))?.["_id"] ?? expect.unreachable();
    await staff(["review", "publish", "--review", mine]);

    await page.getByRole("navigation").getByRole("link", { name: product }).click();
    const reviews = page.getByRole("region", { name: "What buyers say" });
    await reviews.getByText("Your review is on the product's page for everyone.").waitFor();
    const shown = reviews.getByRole("listitem").filter({ hasText: "Soft, and the pack closes well." }).first();
    await shown.getByText("Asha K.").waitFor();
    await shown.getByText("Verified buyer").waitFor();
    await shown.scrollIntoViewIfNeeded();
    const picture = shown.getByRole("img", { name: "Picture 1 by Asha K." });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 }).toBeGreaterThan(0);
    await reviews.getByRole("img", { name: /^[1-5]\.\d out of 5$/ }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

    await page.goto("/shop/orders?filter=delivered");
    await page.getByRole("main").locator("h2 a").first().click();
    await page.getByRole("link", { name: "Help with this order" }).click();
    await page.getByText("Damaged or wrong product").click();
    await page.getByLabel("What happened?").fill("The pack came open.");
    await page.getByLabel("Add pictures").setInputFiles(await photo("open.jpg"));
    await page.getByText("Sent", { exact: true }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Send the question" }).click();
    await page.waitForURL(/\/user\/tickets\/\d+$/);
    const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByText(`Sent. Its number is ${number}.`).waitFor();
    await isDrawn(page, "Picture 1");
    await page.getByRole("button", { name: "Enlarge Picture 1" }).click();
    await page.getByRole("dialog", { name: "Picture 1" }).waitFor();
    await page.keyboard.press("Escape");

    await staff(["ticket", "reply", "-", "--ticket", number, "--ask"], "Shall we send another one?");
    await page.reload();
    await page.getByText("Waiting for your answer").waitFor();
    await page.getByText("Shall we send another one?").waitFor();
    await page.getByLabel("Your message").fill("Yes, please.");
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByText("In progress").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: "My tickets" }).filter({ visible: true }).first().click();
    const card = page.getByRole("listitem").filter({ hasText: `Ticket ${number}` });
    await card.getByText("In progress").waitFor();
    await card.getByText("Yes, please.").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});
