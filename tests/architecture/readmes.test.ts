import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Whole paths of this repository that a page names in backticks. */
const pathsIn = (page: string): readonly string[] =>
  [...page.matchAll(/`((?:core|adapters|web|cli|tests|docs)\/[\w./-]*)`/g)].map(([, path = ""]) => path);

const pages = [
  "README.md",
  "docs/architecture.md",
  "docs/settled-ways.md",
  "docs/how-to-add.md",
  ...globSync("{core,adapters,web,cli,tests}/**/README.md"),
].map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

describe("the README of an area", () => {
  it("stands in every area of core", () => {
    const areas = readdirSync("core", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(areas.filter(({ name }) => !existsSync(`core/${name}/README.md`)).map(({ name }) => name)).toEqual([]);
  });
  it("names files and folders that are there, as the pages on architecture do", () => {
    const named = pages.flatMap(({ path, text }) => pathsIn(text).map((to) => ({ path, to })));
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ to }) => !existsSync(to))).toEqual([]);
  });
  it("would be refused for a file that is gone", () =>
    expect(pathsIn("see `core/gone/rule.ts`").filter((to) => !existsSync(to))).toHaveLength(1));
});
