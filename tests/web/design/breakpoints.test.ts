import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheets = globSync("web/**/*.css").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const tailwind = sheets.find(({ path }) => path.endsWith("tailwind.css"))?.text ?? "";

/** Source: specification/site.md, Widths. */
const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280 };
/** Below the least of them the shop is a phone's; only the largest phones differ. */
const LARGE_PHONE = 480;

describe("the widths at which the shop changes", () => {
  it.each(Object.entries(BREAKPOINTS))(
    "are told to the layout of screens: %s [co-breakpoint-sm] [co-breakpoint-md] [co-breakpoint-lg] [co-breakpoint-xl]",
    (name, pixels) => {
      expect(tailwind).toContain(`--breakpoint-${name}: ${pixels}px;`);
    },
  );

  it.each(sheets.map(({ path, text }) => [path, text] as const))("are these and no others in %s", (_, text) => {
    const known = [LARGE_PHONE, ...Object.values(BREAKPOINTS)].flatMap((pixels) => [pixels, pixels - 1]);
    const used = [...text.matchAll(/@media[^{]*?width: (\d+)px/g)].map(([, pixels]) => Number(pixels));
    expect(used.filter((pixels) => !known.includes(pixels))).toEqual([]);
  });
});
