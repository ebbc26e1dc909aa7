import { describe, expect, inject, it } from "vitest";
import { bearerOf } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { expectSound } from "./expect-sound.ts";

const { visitor } = visitors();

describe("somebody who looks after mind and body", () => {
  it("learns what goes together from what the device keeps: the server is asked nothing for it", async () => {
    const { context, tab } = await visitor({ bearer: await bearerOf(inject("shop"), "5555500001"), line: "bad" });
    const page = await tab("/watertracker");
    await page.getByText(/ ml on average\.$/).waitFor(); // The device has what she noted; today, after midnight, nothing yet.
    const requested: string[] = [];
    await context.route("**/api/**", (route) => {
      requested.push(`${route.request().method()} ${new URL(route.request().url()).pathname} ${route.request().postData() ?? ""}`);
      return route.abort();
    });
    await page.goto(`${inject("shop").address}/wellness`);
    const together = page.getByRole("region", { name: "What goes together" });
    await together.waitFor();
    expect(await together.getByRole("listitem").count()).toBeGreaterThan(0);
    for (const how of await together.getByText("How it is worked out").all()) await how.click();
    await expect.poll(() => together.getByText("Version: together@1").count()).toBe(await together.getByRole("listitem").count());
    await expectSound(page);
    // Whoever is signed in asks for themselves, their family, what is new and what other devices noted.
    const known = [
      "GET /api/user/getprofile ",
      "GET /api/user/getAllMemberOfUser ",
      "GET /api/notification/list ",
      "GET /api/notification/live ",
      "GET /api/tracker/changes ",
    ];
    expect(requested.filter((one) => !known.includes(one))).toEqual([]);
  });
});
