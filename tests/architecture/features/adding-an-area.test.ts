import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS } from "#tests/architecture/areas.ts";
import { arrows } from "#tests/architecture/imports.ts";

const page = readFileSync("docs/adding-an-area.md", "utf8");
const listed = [...page.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, paths = ""]) =>
  [...paths.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path),
);

/** Files of the source that take something from an area and are of none: neither in an area's folder nor named for one thing of it, as what the demo puts is. */
const touchedBy = (area: string, thing: RegExp): readonly string[] =>
  globSync("{core,adapters,web,cli}/**/*.{ts,tsx}").filter((path) => {
    const folders = path.split("/");
    if (folders.some((folder) => AREAS.includes(folder)) || thing.test(folders.at(-1) ?? "")) return false;
    return arrows(path, readFileSync(path, "utf8")).some(({ to }) => to.split("/").includes(area));
  });

describe("what an area takes outside its folders", () => {
  it("is told file by file, and is at most seven: as alerts do, which tell customers, write letters and stand in the demo and in both shells", () => {
    expect(touchedBy("alerts", /alert/).toSorted()).toEqual(listed.toSorted());
    expect(listed.length).toBeLessThanOrEqual(7);
  });

  it("would be found where it is more", () => {
    expect(touchedBy("identity", /^$/).length).toBeGreaterThan(7); // What every area knows.
  });
});
