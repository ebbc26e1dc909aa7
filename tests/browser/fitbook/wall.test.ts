import { describe, expect, inject, it } from "vitest";
import { entityTagOf } from "#adapters/http-server/answers/entity-tag.ts";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop, idOf } from "../harness/fetch-from-shop.ts";
import { visitors } from "../harness/visitors.ts";
import type { Visit } from "../harness/visitors.ts";

const { visitor } = visitors();
const FARAH = "5555500003";

/** Somebody new who has entered Fitbook: no other journey meets them. */
async function somebody(name: string, visit: Visit = {}) {
  const bearer = await bearerOf(inject("shop"), newcomer(), name);
  const show = { about: "everybody", lists: "followers", badges: "followers" };
  await fetchFromShop(bearer, "POST", "/fitbook/profile", { name, about: "Walks at six", show, findable: true, birthdate: "1991-07-07" });
  return { bearer, id: await idOf(bearer), browser: await visitor({ width: 390, bearer, ...visit }) };
}

describe("the wall of Fitbook", () => {
  it("has no page that names anybody before it is asked who looks: titles, previews and marks of versions are those of what never was", async () => {
    const { bearer } = await somebody("Lata Menon");
    const farah = await idOf(await bearerOf(inject("shop"), FARAH));
    const pages = {
      "/fitbookuserprofile/": farah,
      "/fitbookPost?id=": "demo-post-001",
      "/fitbookgroups/": "demo-group-tekdi",
      "/challengeleaderboard/": "demo-challenge-steps",
    };
    const pageOf = async (path: string, id: string, cookie: string) => {
      const response = await fetch(`${inject("shop").address}${path}${id}`, { headers: { cookie, "accept-encoding": "identity" } });
      const html = await response.text();
      expect(response.headers.get("etag")).toBe(entityTagOf(html)); // It says no more than the page, which holds the id that was asked for.
      const own = ["date", "x-request-id", "content-length", "etag"];
      const told = Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)));
      return { status: response.status, told, html: html.replaceAll(id, "ID") };
    };
    for (const [path, id] of Object.entries(pages))
      for (const cookie of ["", `token=${bearer}`]) {
        const [there, never] = [await pageOf(path, id, cookie), await pageOf(path, "never-was", cookie)];
        expect(there).toEqual(never);
        expect(there.html).not.toMatch(/og:|twitter:|Farah|Vetal|steps/);
        expect(there.html).toContain("<title>");
      }
  });

  it("takes whoever blocks out of all that is open, within 5 s, without a reload or a word", async () => {
    const reader = await somebody("Kiran Rao", { line: "bad" }); // What is open asks for what is missing.
    const farah = await bearerOf(inject("shop"), FARAH);
    const id = await idOf(farah);
    const { posts } = await fetchFromShop(reader.bearer, "GET", `/fitbook/posts?kind=discover&user_id=${id}`);
    const post = posts.find(({ pictures }: { readonly pictures: readonly unknown[] }) => pictures.length > 0);
    const open = await Promise.all([
      reader.browser.tab(`/fitbookPost?id=${post._id}`),
      reader.browser.tab("/fitbook"),
      reader.browser.tab(`/fitbookuserprofile/${id}`),
      reader.browser.tab("/challengeleaderboard/demo-challenge-steps"),
      reader.browser.tab("/people"),
    ]);
    const [thread, feed, , , people] = open;
    await feed.getByRole("radio", { name: "Discover" }).check();
    await people.getByLabel("Name", { exact: true }).fill("Farah");
    await people.getByRole("button", { name: "Search", exact: true }).click();
    const hers = () =>
      Promise.all(
        open.map((page) =>
          page
            .getByRole("main")
            .getByText(/Farah Siddiqui/)
            .count(),
        ),
      );
    await expect.poll(async () => (await hers()).filter((count) => count > 0).length, { timeout: 20_000 }).toBe(open.length);
    await thread.getByRole("img", { name: post.pictures[0].text }).waitFor();

    await fetchFromShop(farah, "PUT", "/user/blockUser", { user_id: reader.id });
    await expect.poll(hers, { timeout: 5_000 }).toEqual(open.map(() => 0));
    expect(await thread.getByRole("main").getByRole("img").count()).toBe(0);
    for (const page of open) expect(await page.getByText(/block/i).count()).toBe(0);
  });
});
