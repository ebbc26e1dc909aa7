import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHELL_NAMES } from "#cli/shell-names.ts";

const files = globSync("web/shells/benefits/**/*", { withFileTypes: true }).filter((entry) => entry.isFile());
const lines = files.reduce((sum, { parentPath, name }) => sum + readFileSync(`${parentPath}/${name}`, "utf8").split("\n").length, 0);

const folders = readdirSync("web/shells", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe("the shells", () => {
  it("that are served are those that there are", () => expect([...SHELL_NAMES].sort()).toEqual(folders.sort()));
  it.each(SHELL_NAMES)("include %s with what each needs", (shell) => {
    for (const file of ["brand.ts", "composition.ts", "index.html", "manifest.webmanifest"])
      expect(existsSync(`web/shells/${shell}/${file}`), file).toBe(true);
  });
  it("cost little: the benefits are ten files and at most 400 lines", () => {
    expect(files.length).toBeLessThanOrEqual(10);
    expect(lines).toBeLessThanOrEqual(400);
  });
});
