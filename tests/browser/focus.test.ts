import { describe, expect, it } from "vitest";
import { newcomer } from "./harness/bearer-token.ts";
import { overflowOf } from "./harness/accessibility-faults.ts";
import { codeTo } from "./harness/messages.ts";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor, customer } = visitors();

const ASHA = "5555500001";
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? "" : (document.activeElement?.textContent ?? "").trim()));
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
    return top >= 0 && bottom <= innerHeight;
  });

/** In the form that stands open, as somebody new. */
async function signUp(page: Page): Promise<void> {
  const [mobile, since] = [newcomer(), Date.now()];
  await page.getByLabel("Mobile number").fill(mobile);
  await page.keyboard.press("Enter");
  await page.getByLabel("OTP", { exact: true }).fill(await codeTo(mobile, since));
  await page.getByLabel("Full name").fill("Naina Sethi");
  await page.getByRole("button", { name: "Submit" }).click();
}

describe("focus", () => {
  it("stays with nobody in a cart that was opened, whatever is read afterwards, and the page does not scroll", async () => {
    const page = await (await customer(ASHA, { width: 390 })).tab("/shop/cart");
    await page.getByRole("heading", { name: "Applied Coupons" }).waitFor();
    await page.waitForTimeout(2_000);
    expect([await focused(page), await page.evaluate(() => scrollY)]).toEqual(["", 0]);
  });

  it("is on the account where the way in stood, once somebody has signed in", async () => {
    const page = await (await visitor()).tab("/shop");
    await page.getByRole("link", { name: "Sign in/Sign up" }).first().click();
    await signUp(page);
    await page.getByRole("banner").getByRole("button", { name: "Naina Sethi" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Naina Sethi");
  });

  it("is on the table of what was chosen to be compared, which is in sight", async () => {
    const page = await (await visitor({ width: 390 })).tab("/allpackages");
    const choices = page.getByRole("main").getByRole("checkbox");
    await choices.nth(0).check();
    await choices.nth(1).check();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("table").first().waitFor();
    await expect.poll(() => focused(page)).toBe("Side by side");
    expect(await isInSight(page)).toBe(true);
    expect(await overflowOf(page)).toBe(0);
  });

  it("is on the page's heading when somebody has entered Fitbook", async () => {
    const page = await (await customer(newcomer(), { width: 390, line: "bad" })).tab("/fitbook"); // What is made ready behind the form is refused.
    await page.getByLabel("Date of birth").fill("1991-07-07");
    await page.getByRole("button", { name: "Enter Fitbook" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(async () => (await focused(page)) === (await heading.innerText()).trim()).toBe(true);
    expect(await isInSight(page)).toBe(true);
  });
});

describe("on a phone", () => {
  it("the edge cuts no button of a rail of products", async () => {
    const page = await (await visitor({ width: 390 })).tab("/");
    const rail = page.locator(".tens, .fives").first();
    await rail.scrollIntoViewIfNeeded();
    const cut = () =>
      rail.evaluate((line) => {
        const { left, right } = line.getBoundingClientRect();
        return [...line.querySelectorAll("button")]
          .map((button) => button.getBoundingClientRect())
          .filter(
            (box) => box.width > 0 && ((box.left < left - 1 && box.right > left + 1) || (box.left < right - 1 && box.right > right + 1)),
          ).length;
      });
    expect(await cut()).toBe(0);
    await rail.evaluate((line) => line.scrollBy({ left: 150, behavior: "instant" }));
    await expect.poll(cut).toBe(0);
  });

  it("a heart that a visitor pressed is done once they have signed in, and they are told", async () => {
    const { slug, title } = await plentifulProductAt(3);
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${slug}`);
    await page
      .getByRole("button", { name: `Add ${title} to wishlist` })
      .first()
      .click();
    await signUp(page);
    await page.getByText(`${title} is in your wishlist now.`).waitFor();
    await page
      .getByRole("button", { name: `Add ${title} to wishlist`, pressed: true })
      .first()
      .waitFor();
    await page.goto("/shop/wishlist");
    await page.getByRole("link", { name: title }).first().waitFor();
  });

  it("parcels of a customer go to their default address, and the page says to whom", async () => {
    const { slug } = await plentifulProductAt(3);
    const page = await (await customer(ASHA, { width: 390 })).tab(`/shop/product/${slug}`);
    await page
      .getByRole("region", { name: "Delivery" })
      .getByText(/^Deliver to Asha, \d{6}$/)
      .waitFor();
    await page.goto("/shop/cart");
    await page
      .getByRole("main")
      .getByText(/^Deliver to Asha, \d{6}$/)
      .waitFor();
  });

  it("a customer's cart that can't be read without internet says so, and its count stays", async () => {
    const asha = await customer(ASHA, { width: 390, keeping: "on", line: "bad" });
    const page = await asha.tab("/shop/cart");
    const counted = page.getByRole("banner").getByRole("link", { name: /^Cart,? .*\d/ });
    const named = await counted.first().getAttribute("aria-label");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForTimeout(3_000);
    await asha.context.setOffline(true);
    await page.goto("/shop/cart");
    await page.getByRole("heading", { name: "Your cart can't be shown without internet" }).waitFor();
    expect(await counted.first().getAttribute("aria-label")).toBe(named);
  });
});
