import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rawStylesIn, rawValuesIn } from "./raw-values.ts";

const sheets = globSync("web/**/*.css").filter((path) => !/\/tokens.css$/.test(path) && !path.startsWith("web/design/art/")); // A drawing is its paint.
const components = globSync("web/**/*.tsx");

/** What is found in files, each with the file that it stands in. */
const offenders = (paths: readonly string[], foundIn: (source: string) => readonly string[]): readonly string[] =>
  paths.flatMap((path) => foundIn(readFileSync(path, "utf8")).map((found) => `${path}: ${found}`));

describe("a raw value", () => {
  it("stands in no sheet but that of the tokens", () => expect(offenders(sheets, rawValuesIn)).toEqual([]));
  it("stands in no component", () => expect(offenders(components, rawStylesIn)).toEqual([]));
  it.each(["a { color: #fff; }", "a { background: oklch(0.5 0.1 20); }", "a { transition: color .2s; }", "a { animation: x 150ms; }"])(
    "is found in %s",
    (sheet) => expect(rawValuesIn(sheet)).toHaveLength(1),
  );
  it.each([
    "a { color: var(--ink); transition: color var(--fast); }",
    "/* 2s */ a { background: url(a.svg#b); }",
    "a { transition-delay: 0s; }",
  ])("is not seen in %s", (sheet) => expect(rawValuesIn(sheet)).toEqual([]));
  it("is found in a style attribute", () => expect(rawStylesIn("<p style={{ width: 3 }} />")).toHaveLength(1));
});

describe("a token", () => {
  it("is nowhere defined by itself, as it would be nothing then", () =>
    expect(offenders(globSync("web/**/*.css"), (sheet) => sheet.match(/(--[\w-]+):\s*var\(\1\)/g) ?? [])).toEqual([]));
});
