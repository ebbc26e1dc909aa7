import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("the page of doses and exercises", () => {
  it("opens directly and on reload, with an id and without [rt-ongoingtherapy] [rt-ongoingtherapy-id]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const { tab } = await visitor({ width: 390, line: "bad", bearer }); // The browser tells of the 404 of a prescription that is not there.
    for (const [path, heading] of [
      ["/ongoingtherapy", "Nothing is planned at present"],
      ["/ongoingtherapy/abc123", "This prescription is not here"],
    ] as const) {
      const page = await tab(path);
      await page.getByRole("heading", { name: heading }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: heading }).waitFor();
      expect([
        await page.getByRole("heading", { level: 1 }).textContent(),
        await accessibilityFaults(page),
        await overflowOf(page),
      ]).toEqual(["Ongoing therapy", [], 0]);
    }
  });
});
