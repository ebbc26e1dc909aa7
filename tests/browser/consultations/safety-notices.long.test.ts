import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page, Request } from "playwright-core";

const { visitor } = visitors();

/** In the demo: one that holds peanuts, and one that has nothing to do with them. */
const PUFFS = "Peanut Protein Puffs";
const PLAIN = "Bamboo Fibre Sanitary Pads";

const api = (path: string) => `${inject("shop").address}/api${path}`;

async function idOf(title: string): Promise<string> {
  const answer = await fetch(api(`/shop/product/searchProduct?${new URLSearchParams({ title, limit: "5" })}`));
  const { payload } = await answer.json();
  return payload.find((one: { readonly title: string }) => one.title === title)._id;
}

async function putIntoCart(bearer: string, title: string): Promise<void> {
  const answer = await fetch(api("/shop/product/addProductToCartList"), {
    method: "PUT",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify({ product_id: await idOf(title) }),
  });
  expect((await answer.json()).status.status_code).toBe(0);
}

const told = (request: Request): string => `${request.method()} ${request.url()} ${request.postData() ?? ""}`;
const facts = (page: Page) => page.waitForResponse((answer) => answer.url().includes("/getSafetyFactsByIds"));

/** Everything that is asked for while a page is visited, until it is at rest. */
async function requestsOf(page: Page, visit: () => Promise<void>): Promise<readonly string[]> {
  const requested: string[] = [];
  const hear = (request: Request) => void requested.push(told(request));
  page.on("request", hear);
  await visit();
  await page.waitForTimeout(2_500); // What is fetched once the browser is idle.
  page.off("request", hear);
  return [...new Set(requested)].toSorted();
}

const cartVisit = (page: Page) =>
  requestsOf(page, async () => {
    const answered = facts(page);
    await page.goto("/shop/cart");
    await page.getByRole("link", { name: PUFFS }).waitFor();
    await (await answered).finished();
  });

const productVisit = (page: Page, address: string) =>
  requestsOf(page, async () => {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: PUFFS }).waitFor();
  });

/** All that this browser keeps, as text. */
const keptHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) stored.push(request.url);
    return stored.join("\n");
  });

const sound = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("safety notices in the cart and on a product's page", () => {
  it("are worked out on the device: the shop is asked for the same, is told nothing, and nothing is left after signing out", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    for (const title of [PUFFS, PLAIN]) await putIntoCart(bearer, title);
    const phone = await (await visitor({ width: 390, line: "bad" })).tab("/contact-us");
    await phone.evaluate((token) => localStorage.setItem("token", token), bearer);
    await phone.goto("/medicalcondition");
    await phone.getByRole("checkbox", { name: /^I allow Niramaya/ }).check();
    await phone.getByRole("button", { name: "Allow and start" }).click();
    await phone.getByText("Off. Nothing is kept on this device.").waitFor();
    await phone.getByRole("group", { name: "Are you allergic to anything?" }).getByText("Yes", { exact: true }).click();
    await phone.getByLabel("No. 1").fill("SENTINEL peanuts, my lips swell");
    await phone.getByRole("button", { name: "Save" }).click();
    await phone.getByText("Saved. Assessments that are not sent yet").waitFor();
    await sound(phone);

    await cartVisit(phone); // Code that comes once.
    const off = await cartVisit(phone);
    expect(off.filter((one) => one.includes("/getSafetyFactsByIds"))).toHaveLength(1);
    expect(await phone.getByText("Ask your practitioner first").count()).toBe(0);
    const puffs = (await phone.getByRole("link", { name: PUFFS }).first().getAttribute("href")) ?? "";
    await productVisit(phone, puffs); // Code that comes once.
    const productOff = await productVisit(phone, puffs);
    expect(productOff.filter((one) => one.includes("/assets/product-safety"))).toHaveLength(1);
    expect(await phone.getByText("Ask your practitioner first").count()).toBe(0);

    await phone.goto("/medicalcondition");
    await phone.getByRole("button", { name: "Turn on for this device" }).click();
    await phone.getByText(/^On for this device/).waitFor();
    await sound(phone);
    const everything: string[] = [];
    phone.on("request", (request) => void everything.push(`${told(request)} ${JSON.stringify(request.headers())}`));
    const on = await cartVisit(phone);
    expect(on).toEqual(off);
    const notice = phone.getByRole("region", { name: "Ask your practitioner first" });
    await notice.getByText("Contains Peanut. In the health profile, as an allergy: “SENTINEL peanuts, my lips swell”.").waitFor();
    expect(await notice.getByText(PLAIN).count()).toBe(0);
    expect(await phone.getByRole("link", { name: "Checkout" }).first().getAttribute("href")).toBe("/shop/checkout");
    await sound(phone);

    const productOn = await productVisit(phone, puffs);
    expect(productOn).toEqual(productOff);
    expect(productOn.filter((one) => one.includes("/getSafetyFactsByIds"))).toEqual([]);
    const ofProduct = phone.getByRole("main").getByRole("region", { name: "Ask your practitioner first" });
    await ofProduct.getByText("Ask before you use this. You can still buy it.").waitFor();
    await ofProduct.getByText("Contains Peanut. In the health profile, as an allergy: “SENTINEL peanuts, my lips swell”.").waitFor();
    await sound(phone);

    await phone.goto("/language/hi?back=/shop/cart");
    await phone.getByRole("region", { name: "पहले अपने चिकित्सक से पूछ लें" }).getByText("SENTINEL peanuts, my lips swell").waitFor();
    await sound(phone);
    await phone.goto("/language/en?back=/shop/cart");
    await notice.waitFor();

    await phone.route("**/getSafetyFactsByIds**", (route) => route.abort());
    await phone.reload();
    await phone.getByText("Your safety notices couldn't be worked out").waitFor();
    await phone.unroute("**/getSafetyFactsByIds**");
    await phone.getByRole("button", { name: "Try again" }).first().click();
    await notice.waitFor();
    expect(everything.filter((one) => one.includes("SENTINEL"))).toEqual([]);

    expect(await keptHere(phone)).toContain("SENTINEL");
    await phone.goto("/homeprofile");
    await phone.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await phone.getByText("Logged out successfully").waitFor();
    expect(await keptHere(phone)).not.toContain("SENTINEL");
  });
});
