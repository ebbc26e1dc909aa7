import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declaredFeature, featureOf, importedFeatures, NEEDS_BY_TOKEN, tableOf } from "./features.ts";

const sources = globSync("web/features/**/*.{ts,tsx}").map((path) => ({ path, source: readFileSync(path, "utf8") }));
const features = sources
  .filter(({ path }) => path.endsWith("/feature.ts"))
  .map(({ path, source }) => declaredFeature(path, source))
  .sort((one, other) => one.name.localeCompare(other.name));
const planted = [
  { folder: "web/features/cart", name: "cart", needs: [], parts: [] },
  { folder: "web/features/content", name: "content", needs: [], parts: [] },
  { folder: "web/features/content/care", name: "care", needs: [], parts: [] },
];

describe("the features of the web", () => {
  it("need exactly the features that they import or that a container gives them", () => {
    const imported = new Map(features.map(({ name }) => [name, new Set(NEEDS_BY_TOKEN[name] ?? [])]));
    for (const { path, source } of sources)
      for (const other of importedFeatures(path, source, features)) imported.get(featureOf(path, features)?.name ?? "")?.add(other);
    expect(features.map(({ name, needs, parts }) => ({ name, takes: [...needs, ...parts].sort() }))).toEqual(
      features.map(({ name }) => ({ name, takes: [...(imported.get(name) ?? [])].sort() })),
    );
  });
  it("stand in docs/shells.md with what they need", () => expect(readFileSync("docs/shells.md", "utf8")).toContain(tableOf(features)));
  it("would be caught importing another, from the folder nearest above", () => {
    const source = 'import { a } from "#web/features/cart/a.ts"; const b = await import("../b.ts");';
    expect(importedFeatures("web/features/content/care/x.ts", source, planted)).toEqual(["cart", "content"]);
    expect(importedFeatures("web/features/content/x.ts", 'import { c } from "./care/c.ts";', planted)).toEqual(["care"]);
    expect(importedFeatures("web/features/cart/x.ts", 'import { d } from "./d.ts";', planted)).toEqual([]);
  });
  it("would be missed where a feature.ts declares none", () =>
    expect(() => declaredFeature("web/features/x/feature.ts", "")).toThrow(SyntaxError));
});
