import { describe, inject, it } from "vitest";
import { fetchFromShop, idOf } from "./harness/fetch-from-shop.ts";
import { bearerOf, newcomer } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visitor } from "./harness/visitors.ts";

const { visitor } = visitors();

/** Somebody new at a browser of their own, signed in: what they have is theirs alone, at a second try too. */
async function customer(name: string): Promise<Visitor & { readonly bearer: string }> {
  const bearer = await bearerOf(inject("shop"), newcomer(), name);
  return { ...(await visitor({ bearer })), bearer };
}

/** Who asks, and who is asked, has entered Fitbook; what others call them by. */
async function inFitbook(bearer: string, name: string): Promise<string> {
  const show = { about: "followers", lists: "followers", badges: "followers" };
  await fetchFromShop(bearer, "POST", "/fitbook/profile", { name, about: "", show, findable: false, birthdate: "1983-10-10" });
  return idOf(bearer);
}

const bell = (page: Page, says: string) => page.getByRole("button", { name: says, exact: true }).filter({ visible: true });

describe("a customer's notifications", () => {
  it("ring in both tabs when somebody asks to follow, and are silent in both once one has shown it", async () => {
    const gurpreet = await customer("Gurpreet Kaur");
    const follower_id = await inFitbook(gurpreet.bearer, "Gurpreet Kaur");
    const follows = async (name: string) => {
      const bearer = await bearerOf(inject("shop"), newcomer(), name);
      await inFitbook(bearer, name);
      await fetchFromShop(bearer, "POST", "/notification/follow-user", { follower_id });
    };
    await follows("Ravi Menon");
    const [page, other] = [await gurpreet.tab("/notification"), await gurpreet.tab("/")];
    await bell(page, "Notifications, 1 new").waitFor();
    await bell(other, "Notifications, 1 new").waitFor();
    await follows("Lakshmi Iyer");
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
});
