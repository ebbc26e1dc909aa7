import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop, idOf } from "../harness/fetch-from-shop.ts";
import { visitors } from "../harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "../harness/visitors.ts";

const { visitor } = visitors();

/** Somebody new who has entered Fitbook: no other journey meets them. */
async function somebody(name: string, visit: Visit = {}) {
  const bearer = await bearerOf(inject("shop"), newcomer(), name);
  const show = { about: "everybody", lists: "followers", badges: "followers" };
  await fetchFromShop(bearer, "POST", "/fitbook/profile", { name, about: "Walks at six", show, findable: true, birthdate: "1991-07-07" });
  return { bearer, id: await idOf(bearer), browser: await visitor({ width: 390, bearer, ...visit }) };
}

const write = (bearer: string, audience: "everybody" | "followers" | "me") =>
  fetchFromShop(bearer, "POST", "/fitbook/posts", {
    key: crypto.randomUUID(),
    text: `For ${audience}`,
    audience,
    group_id: null,
    pictures: [],
  });

/** The profile and the posts on a page, as they are drawn. */
async function drawn(page: Page) {
  await page.setViewportSize({ width: 390, height: 2_400 });
  const posts = page.getByRole("list", { name: "Posts", exact: true });
  await posts.getByRole("article").last().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const [top, end] = [await page.locator(".fitbook-top").boundingBox(), await posts.boundingBox()];
  if (top === null || end === null) throw new TypeError("nothing is drawn");
  const clip = { x: end.x, y: top.y, width: end.width, height: end.y + end.height - top.y };
  return sharp(await page.screenshot({ clip, animations: "disabled" }))
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Of all values of colours, the share that differs; 1: they are not of one size. */
function difference(one: Awaited<ReturnType<typeof drawn>>, other: Awaited<ReturnType<typeof drawn>>): number {
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return 1;
  const differing = one.data.reduce((sum, value, place) => sum + Number(Math.abs(value - (other.data[place] ?? 0)) > 24), 0);
  return differing / one.data.length;
}

describe("the wall of Fitbook", () => {
  it("is seen in view as just as the other window has it: a stranger, then a follower", async () => {
    const [naina, other] = [await somebody("Naina Sethi"), await somebody("Om Prakash")];
    for (const audience of ["me", "followers", "everybody"] as const) await write(naina.bearer, audience);
    const [own, theirs] = [
      await naina.browser.tab("/fitbookUserProfile?view_as=stranger"),
      await other.browser.tab(`/fitbookuserprofile/${naina.id}`),
    ];
    const asStranger = await drawn(own);
    await own.goto("/fitbookUserProfile?view_as=follower"); // Before there is one: the made-up follower is counted too.
    const asFollower = await drawn(own);
    expect(await own.getByRole("article").count()).toBe(2);
    expect(difference(asStranger, await drawn(theirs))).toBe(0);
    await fetchFromShop(other.bearer, "POST", "/notification/follow-user", { follower_id: naina.id });
    await fetchFromShop(naina.bearer, "PUT", "/fitbook/followers", { user_id: other.id, answer: "accept" });
    await fetchFromShop(naina.bearer, "DELETE", `/fitbook/followers?user_id=${other.id}&kind=following`); // Accepting follows back, which a made-up follower does not know.
    await theirs.reload();
    expect(difference(asFollower, await drawn(theirs))).toBe(0);
    expect(difference(asStranger, asFollower)).toBeGreaterThan(0.01);
  });
});
