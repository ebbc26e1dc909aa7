import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { bearerOf } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "./harness/visitors.ts";

const { visitor } = visitors();

/** A demo customer at a browser of their own, signed in. */
async function customer(mobile: string): Promise<Visitor & { readonly bearer: string }> {
  const bearer = await bearerOf(inject("shop"), mobile);
  const person = await visitor();
  await person.context.addCookies([{ name: "token", value: bearer, url: inject("shop").address }]);
  return { ...person, bearer };
}

/** What the server answers somebody whose device asks by itself. */
async function asked(method: string, path: string, body: object | null, bearer: string | null = null) {
  const response = await fetch(`${inject("shop").address}/api${path}`, {
    method,
    headers: {
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

const bell = (page: Page, says: string) => page.getByRole("button", { name: says, exact: true }).filter({ visible: true });

describe("a customer's own pages", () => {
  it("take an address, a member and a picture, and show them after a reload", async () => {
    const page = await (await customer("5555500003")).tab("/user/addresses");
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
    await page.getByText("Your new picture is up.").waitFor();
    await page.reload();
    const picture = page.locator("main .avatar img");
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight])).toEqual([512, 512]);
  });

  it("ring in both tabs when somebody asks to follow, and are silent in both once one has shown it", async () => {
    const [gurpreet, lakshmi] = [await customer("5555500008"), await bearerOf(inject("shop"), "5555500010")];
    const [page, other] = [await gurpreet.tab("/notification"), await gurpreet.tab("/")];
    await bell(page, "Notifications, 1 new").waitFor(); // What she was told when the shop was put up.
    await bell(other, "Notifications, 1 new").waitFor();
    const { payload } = await asked("GET", "/user/getUserById", null, gurpreet.bearer);
    await asked("POST", "/notification/follow-user", { follower_id: payload._id }, lakshmi);
    await bell(page, "Notifications, 2 new").waitFor();
    await page.getByRole("main").getByText("Lakshmi Iyer wants to follow you").waitFor();
    await bell(other, "Notifications, 2 new").click();
    await other.getByRole("dialog", { name: "Notifications" }).getByText("Lakshmi Iyer wants to follow you").waitFor();
    await bell(page, "Notifications").waitFor();
    await bell(other, "Notifications").waitFor();
    await other.getByRole("button", { name: /^Accept: Lakshmi Iyer/ }).click();
    await page.getByRole("main").getByText("Lakshmi Iyer wants to follow you").waitFor({ state: "detached" });
    await other.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: "View all" }).click();
    await other.waitForURL(/\/notification$/);
  });

  it("end with an account that is given up, which signing in offers back", async () => {
    const sunita = await customer("5555500012");
    await asked("PUT", "/user/addUserPassword", { password: "neem tulsi" }, sunita.bearer); // A second code would have to wait.
    const page = await sunita.tab("/user/delete");
    await page.getByLabel("Your mobile number").fill("5555500012");
    await page.getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Delete account request sent successfully").waitFor();
    await page.waitForURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await bell(page, "Notifications").waitFor({ state: "detached" });

    const { token, user } = (await asked("POST", "/user/verifyUserpassword", { mobile: "5555500012", password: "neem tulsi" })).payload;
    await page.evaluate((kept) => localStorage.setItem("auth.for_account_recovery", kept), JSON.stringify({ token, user: user._id }));
    await page.reload();
    await page.getByRole("button", { name: "Recover my account" }).click();
    await page.getByText("Recovered user account successfully").waitFor();
    await page.goto("/profile");
    await page.getByRole("main").getByText("Sunita Yadav").waitFor();
  });
});
