import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { fetchFromShop } from "./harness/fetch-from-shop.ts";
import { bearerOf, newcomer } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "./harness/visitors.ts";

const { visitor } = visitors();

/** Somebody new at a browser of their own, signed in: what they have is theirs alone, at a second try too. */
async function customer(name: string): Promise<Visitor & { readonly bearer: string; readonly mobile: string }> {
  const mobile = newcomer();
  const bearer = await bearerOf(inject("shop"), mobile, name);
  return { ...(await visitor({ bearer })), bearer, mobile };
}

const bell = (page: Page, says: string) => page.getByRole("button", { name: says, exact: true }).filter({ visible: true });

describe("a customer's own pages", () => {
  it("take an address, a member and a picture, and show them after a reload", async () => {
    const page = await (await customer("Farah Siddiqui")).tab("/user/addresses");
    await page.getByRole("link", { name: "Add an address" }).click();
    await page.getByLabel("Full name").fill("Farah Siddiqui");
    await page.getByLabel("Mobile number").fill("98200 12345");
    await page.getByLabel("Flat, house, building").fill("12 Ashram Road");
    await page.getByLabel("Pincode").fill("380009");
    await expect.poll(() => page.getByLabel("State", { exact: true }).inputValue(), { timeout: 20_000 }).toBe("Gujarat");
    await page.getByRole("link", { name: "Cancel", exact: true }).click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Keep editing" }).click();
    await page.getByLabel("City or town").fill("Ahmedabad");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Address saved.").waitFor();
    await page.getByRole("button", { name: /^Remove Farah Siddiqui, 12 Ashram Road/ }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Ahmedabad 380009, Gujarat").waitFor();

    await page.goto("/members/new");
    await page.getByLabel("Full name").fill("Nadia Siddiqui");
    await page.getByLabel("Relation to you").selectOption("Daughter");
    await page.getByLabel("Date of birth").fill("2019-03-04");
    await page.getByText("Female", { exact: true }).click();
    await page.getByRole("checkbox", { name: /^I am the parent or guardian/ }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: /^Nadia Siddiqui/ }).waitFor();

    await page.goto("/profile");
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c96" } })
      .jpeg()
      .toBuffer();
    await page.getByLabel("Add a picture").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("img", { name: "The picture you chose" }).waitFor();
    await page.getByRole("button", { name: "Use this picture" }).click();
    await page.getByText("Your picture is updated.").waitFor();
    await page.reload();
    const picture = page.locator("main .avatar img");
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight])).toEqual([512, 512]);
  });

  it("end with an account that is given up, which signing in offers back", { tags: ["long"] }, async () => {
    const sunita = await customer("Sunita Yadav");
    const password = "neem tulsi";
    await fetchFromShop(sunita.bearer, "PUT", "/user/addUserPassword", { password }); // A second code would have to wait.
    const page = await sunita.tab("/user/delete");
    await page.getByLabel("Your mobile number").fill(sunita.mobile);
    await page.getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Delete account request sent successfully").waitFor();
    await page.waitForURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await bell(page, "Notifications").waitFor({ state: "detached" });

    const { token, user } = await fetchFromShop(null, "POST", "/user/verifyUserpassword", { mobile: sunita.mobile, password });
    await page.evaluate((stored) => localStorage.setItem("auth.for_account_recovery", stored), JSON.stringify({ token, user: user._id }));
    await page.reload();
    await page.getByRole("button", { name: "Recover my account" }).click();
    await page.getByText("Recovered user account successfully").waitFor();
    await page.goto("/profile");
    await page.getByRole("main").getByText("Sunita Yadav").waitFor();
  });
});
