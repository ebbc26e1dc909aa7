import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Rules of sheets that give fields, which are named by their elements, another size of text. */
const sizedFields = (sheet: string): readonly string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", rule = ""]) =>
    selectors.split(",").some((one) => /\b(?:input|select|textarea)\b(?!::)/.test(one)) && /(?:^|;)\s*font(?:-size)?\s*:/.test(rule)
      ? [selectors.trim()]
      : [],
  );

it("fields have the size of text of the sheet that is beneath all, into which no phone zooms", () => {
  const found = globSync("web/**/*.css").flatMap((path) =>
    sizedFields(readFileSync(path, "utf8")).map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([
    "web/design/layout/base.css: button, input, select, textarea",
    "web/design/layout/base.css: input, select, textarea",
  ]);
  expect(readFileSync("web/design/layout/base.css", "utf8")).toContain("input, select, textarea { font-size: var(--t2); }");
  expect(readFileSync("web/design/theme/tokens.css", "utf8")).toContain("--t2: 1rem;");
  expect(sizedFields(".a input { min-height: 1px; font-size: var(--t1) }")).toEqual([".a input"]);
  expect(sizedFields(".a input, .b { font: inherit }")).toEqual([".a input, .b"]);
});
