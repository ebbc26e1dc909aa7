import { describe, expect, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { visitors } from "../harness/visitors.ts";

const { customer } = visitors();
const RESULT = { name: "Result: Surya namaskar at sunrise" };

describe("a card of a challenge", () => {
  it("is seen before it is shared from the page of badges, and then by whoever sees the post", async () => {
    const [asha, farah] = [await customer("5555500001", { width: 390 }), await customer("5555500003", { width: 390 })];
    const words = `Every sunrise ${crypto.randomUUID()}`;
    const hers = await asha.tab("/winbadge");
    await hers.getByRole("link", { name: "Share in Fitbook: Surya namaskar at sunrise" }).press("Enter");
    await hers
      .getByRole("region", { name: "This card is shared with your post" })
      .getByRole("figure", RESULT)
      .getByText("Rank 1 of 4")
      .waitFor();
    await hers.getByRole("radio", { name: "Everybody in Fitbook" }).check();
    await hers.getByLabel("What would you like to share?").fill(words);
    expect(await barred(hers, "main")).toEqual([]);
    await hers.getByRole("button", { name: "Share", exact: true }).click();
    await hers.getByText("Shared.", { exact: true }).waitFor();

    const theirs = await farah.tab("/fitbook");
    await theirs.getByRole("radio", { name: "Discover" }).check();
    const post = theirs.getByRole("article").filter({ hasText: words });
    await post.getByRole("figure", RESULT).getByText("6 days").waitFor();
    expect(await post.getByRole("figure", RESULT).getByRole("link").count()).toBe(0);
    expect(await barred(theirs, "main")).toEqual([]);
  });
});
