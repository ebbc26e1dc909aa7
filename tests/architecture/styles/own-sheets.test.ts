import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { foreignPartsIn } from "./own-sheets.ts";

describe("buttons, fields, forms and tiles", () => {
  it("are styled in their own folders", () =>
    expect(
      globSync("web/**/*.css").flatMap((path) => foreignPartsIn(path, readFileSync(path, "utf8")).map((found) => `${path}: ${found}`)),
    ).toEqual([]));

  it.each([
    ".field select { padding: 0; }",
    "@media (min-width: 640px) { .account a, .button.main { color: red; } }",
    "/* Larger. */ .tile { width: 2px; }",
  ])("are found where another sheet styles them: %s", (sheet) => expect(foreignPartsIn("web/features/a/a.css", sheet)).toHaveLength(1));

  it("may be given their place by what holds them, and are their own folder's", () => {
    expect(foreignPartsIn("web/features/a/a.css", ".a .tile { width: 2px; } .field-list { gap: 0; }")).toEqual([]);
    expect(foreignPartsIn("web/design/fields/form.css", ".form { gap: 0; } .field { gap: 0; }")).toEqual([]);
  });
});
