import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { siteNames } from "#cli/letters/site-names.ts";
import { SHELL_NAMES } from "#cli/shell-names.ts";

const files = globSync("web/shells/benefits/**/*", { withFileTypes: true }).filter((entry) => entry.isFile());
const lines = files.reduce((sum, { parentPath, name }) => sum + readFileSync(`${parentPath}/${name}`, "utf8").split("\n").length, 0);

const folders = readdirSync("web/shells", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const sheetsOf = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/^@import "([^"]+)"/gm)].map(([, sheet = ""]) => posix.join(dirname(file), sheet));

/** The files with parts that these files draw, and those with parts that they draw in turn. */
function drawnFrom(sources: readonly string[]): ReadonlySet<string> {
  const known = new Set(sources);
  for (const file of known)
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"([^"]+\.tsx)"/g)) {
      const to = from.startsWith("#web/") ? from.slice(1) : posix.join(dirname(file), from);
      if (existsSync(to)) known.add(to);
    }
  return known;
}

describe("the shells", () => {
  it.each(SHELL_NAMES)("sign letters with the name that %s shows", async (shell) => {
    const { brand } = await import(`../../web/shells/${shell}/brand.ts`);
    expect(siteNames[shell]).toBe(brand.name);
  });
  it("that are served are those that there are", () => expect([...SHELL_NAMES].sort()).toEqual(folders.sort()));
  it.each(SHELL_NAMES)("include %s with what each needs", (shell) => {
    for (const file of ["brand.ts", "composition.ts", "index.html", "manifest.webmanifest"])
      expect(existsSync(`web/shells/${shell}/${file}`), file).toBe(true);
  });
  it("that have styles of their own take the shop's in the shop's order, as later ones override earlier ones", () => {
    const shops = sheetsOf("web/design/theme/theme.css");
    const taken = sheetsOf("web/shells/desk/theme.css").filter((sheet) => !sheet.includes("/desk/"));
    expect(taken.length).toBeGreaterThan(20);
    expect(taken).toEqual(shops.filter((sheet) => taken.includes(sheet)));
  });
  it("that have styles of their own take the sheet of each part that they draw", () => {
    const shops = sheetsOf("web/design/theme/theme.css");
    const drawn = [...drawnFrom(globSync("web/features/desk/**/*.tsx"))].map((file) => dirname(file));
    const wanted = shops.filter((sheet) => drawn.includes(dirname(sheet)));
    expect(wanted).toContain("web/design/avatar/avatar.css");
    expect(wanted.filter((sheet) => !sheetsOf("web/shells/desk/theme.css").includes(sheet))).toEqual([]);
  });
  it("are told of every file that a feature may declare something in", () => {
    const page = readFileSync("docs/shells.md", "utf8");
    const declared = readFileSync("web/platform/features/sides.d.ts", "utf8").matchAll(/declare module "#sides\/([\w-]+)"/g);
    const names = [...declared].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !page.includes(`\n| \`${name}.ts\` | `))).toEqual([]);
  });
  it("cost little: the benefits are ten files and at most 400 lines", () => {
    expect(files.length).toBeLessThanOrEqual(10);
    expect(lines).toBeLessThanOrEqual(400);
  });
});
