import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { bareClone, npmStart } from "./bare-clone.ts";

const clone = bareClone();
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe("npm start in a bare clone", { timeout: 1_500_000 }, () => {
  it("serves in English while the rest is built, says so where a page is not there yet, and then serves that", async () => {
    const shop = await npmStart(clone);
    try {
      const page = (path: string, language = "en") =>
        fetch(new URL(path, shop.address), { headers: { accept: "text/html", cookie: `language=${language}` } });
      const steps = ["1 of 3", "2 of 3", "3 of 3"].map((step) => shop.output().indexOf(`Setting up, ${step}`));
      expect(steps.every((at) => at >= 0)).toBe(true);
      expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
      const home = await page("/");
      expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<html lang="en')]);
      const unbuilt = await page("/", "hi");
      expect([unbuilt.status, await unbuilt.text()]).toEqual([503, expect.stringContaining('http-equiv="refresh"')]);

      await shop.said(/All pages are built/);
      for (const path of ["/", "/desk"]) {
        const hindi = await page(path, "hi");
        expect([path, hindi.status, await hindi.text()]).toEqual([path, 200, expect.stringContaining('<html lang="hi')]);
      }
    } finally {
      await shop.stop();
    }
  });

  it("builds nothing a second time", async () => {
    const shop = await npmStart(clone);
    await shop.stop();
    expect(shop.output()).not.toMatch(/Setting up|being built/);
  });
});
