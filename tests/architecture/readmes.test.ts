import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS, ROOMS } from "./areas.ts";

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

/** Files that comments of a source name, by their path, the end of it, or their name alone. */
const filesIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?:^|\s)(?:\/\/|\/?\*).*/gm)].flatMap(([comment]) =>
    [...comment.matchAll(/(?<![\w*…<>./-])[a-z][\w./-]+\.(?:tsx?|mjs)\b/g)].map(([name]) => name),
  );
const sources = globSync("{core,adapters,web,cli,tests}/**/*.{ts,tsx,mjs,js,css}");
const isFile = (name: string) => sources.some((path) => path === name || path.endsWith(`/${name}`));

describe("a comment", () => {
  it("names files that are there", () => {
    const commented = sources.filter((path) => !path.startsWith("tests/architecture/")); // What is planted there is gone.
    const named = commented.flatMap((path) => filesIn(readFileSync(path, "utf8")).map((to) => ({ path, to })));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ to }) => !isFile(to))).toEqual([]);
  });
  it("would be refused for a file that is gone", () =>
    expect(filesIn("const a = 1; // As core/gone/rule.ts has it, and price-cart.ts.").map(isFile)).toEqual([false, true]));
});

/** Settings that a page names and the table of settings does not. */
const unknownSettings = (page: string, table: string): readonly string[] =>
  [...page.matchAll(/\b[A-Z]+(?:_[A-Z\d]+)+\b/g)].map(([name]) => name).filter((name) => !table.includes(`\n| ${name} |`));

/** Folders of an area in other rooms than core, of which its README says nothing. */
const unnamedRooms = (area: string, page: string): readonly string[] =>
  Object.keys(ROOMS)
    .filter((room) => room !== "core")
    .map((room) => `${room}/${area}/`)
    .filter((folder) => existsSync(folder) && !page.includes(`\`${folder}\``));

/** Folders in `parent` that have no README. */
const withoutReadme = (parent: string): readonly string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
    .filter((folder) => !existsSync(`${folder}/README.md`));

describe("a README", () => {
  it("stands in every area of core, in every feature of the web and in every folder of adapters", () => {
    const lacking = ["core", "web/features", "adapters"].flatMap(withoutReadme);
    expect(lacking.filter((folder) => !folder.startsWith("adapters/demo-"))).toEqual([]); // The README of adapters/demo tells of them.
  });
  it("would be missed in a folder that has none", () => expect(withoutReadme("tests")).toContain("tests/architecture"));
});

describe("the README of an adapter", () => {
  const table = readFileSync("docs/operations.md", "utf8");
  it("names settings that there are", () => {
    const readmes = pages.filter(({ path }) => path.startsWith("adapters/"));
    expect(readmes.filter(({ text }) => text.includes("RAZORPAY_KEY_ID"))).not.toEqual([]);
    expect(readmes.flatMap(({ text }) => unknownSettings(text, table))).toEqual([]);
  });
  it("would be refused with one that is gone", () =>
    expect(unknownSettings("Chosen by FILES_URL and FILES_PLACE.", table)).toEqual(["FILES_PLACE"]));
});

describe("the README of an area", () => {
  it("names each room in which the area lives", () =>
    expect(AREAS.flatMap((area) => unnamedRooms(area, readFileSync(`core/${area}/README.md`, "utf8")))).toEqual([]));
  it("would be refused without a room", () =>
    expect(unnamedRooms("ledger", "Elsewhere: `tests/core/ledger/`.")).toEqual(["adapters/postgres/ledger/"]));
  it("names files and folders that are there, as the pages on architecture do", () => {
    const named = pages.flatMap(({ path, text }) => pathsIn(text).map((to) => ({ path, to })));
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ to }) => !existsSync(to))).toEqual([]);
  });
  it("would be refused for a file that is gone", () =>
    expect(pathsIn("see `core/gone/rule.ts`").filter((to) => !existsSync(to))).toHaveLength(1));
});
