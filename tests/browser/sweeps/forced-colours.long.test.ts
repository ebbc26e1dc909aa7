import { describe, expect, inject, it } from "vitest";
import { openScreen } from "#tests/screens/open-screen.ts";
import { CUSTOMER, pages } from "#tests/screens/pages.ts";
import { bearerOf } from "../harness/bearer-token.ts";
import { lostInForcedColours } from "../harness/lost-in-forced-colours.ts";
import { visitors } from "../harness/visitors.ts";

const { visitor } = visitors();

const OF_HEALTH = /^(?:tracker|wellness|calculator|leaning|mind)/;

describe("who chose the colours of all pages themselves", () => {
  it.each(["guest", "customer"] as const)(
    "loses nothing of the health screens of a %s, drawn or chosen, by day and by night",
    async (as) => {
      const { context } = await visitor({ width: 390, ...(as === "guest" ? {} : { bearer: await bearerOf(inject("shop"), CUSTOMER) }) });
      const shown = pages.filter((one) => one.as === as && OF_HEALTH.test(one.name));
      expect(shown.length).toBeGreaterThan(4);
      const lost: string[] = [];
      for (const one of shown) {
        const page = await context.newPage();
        await openScreen(page, one);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
          lost.push(...(await lostInForcedColours(page)).map((what) => `${one.name}, ${colorScheme}: ${what}`));
        }
        await page.close();
      }
      expect(lost).toEqual([]);
    },
  );

  it("would lose a planted drawing in the colour of the page, and a choice that only a wash tells", async () => {
    const { tab } = await visitor();
    const page = await tab("/profile1");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
    await page.evaluate(() => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [name, value] of Object.entries({ class: "planted", width: "9", height: "9", fill: "#fff" }))
        rect.setAttribute(name, value);
      svg.append(rect);
      const chips = document.createElement("p");
      for (const [text, looks] of [
        ["7 days", "planted"],
        ["30 days", "planted is-chosen"],
      ] as const)
        chips.append(Object.assign(document.createElement("span"), { textContent: text, className: looks }));
      document.querySelector("main")?.append(svg, chips);
    });
    expect(await lostInForcedColours(page)).toEqual(["rect.planted is not to be seen", "30 days does not look chosen"]);
  });
});
