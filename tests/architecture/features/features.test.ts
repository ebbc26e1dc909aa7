import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importCircles } from "#tests/architecture/imports.ts";
import { USED_WHERE_THERE, bindingFeatures, boundTokens, tokensIn } from "./bound-tokens.ts";
import { areaArrows, declaredFeature, featureOf, importedFeatures, tableOf } from "./features.ts";
import type { DeclaredFeature } from "./features.ts";

const sources = globSync("web/{features,platform}/**/*.{ts,tsx}").map((path) => ({ path, source: readFileSync(path, "utf8") }));
const features = sources
  .filter(({ path }) => path.startsWith("web/features/") && path.endsWith("/feature.ts"))
  .map(({ path, source }) => declaredFeature(path, source))
  .sort((one, other) => one.name.localeCompare(other.name));
const planted = [
  { folder: "web/features/cart", name: "cart", needs: [], parts: [] },
  { folder: "web/features/content", name: "content", needs: [], parts: [] },
  { folder: "web/features/content/care", name: "care", needs: [], parts: [] },
];

const sourceOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : null);
const tokens = new Set(globSync("{core,web}/**/*.{ts,tsx}").flatMap((path) => tokensIn(path, sourceOf(path) ?? "")));
const bound = boundTokens(features, { sourceOf, tokens });

const importedBy = (feature: DeclaredFeature): ReadonlySet<string> =>
  new Set(sources.flatMap(({ path, source }) => (featureOf(path, features) === feature ? importedFeatures(path, source, features) : [])));
/** Of each token that a feature takes, the features that bind it, where it imports none of them. */
const binding = (feature: DeclaredFeature): readonly (readonly string[])[] => {
  const others = bindingFeatures(feature, { sources, features, bound });
  const sure = new Set([...importedBy(feature), ...others.flatMap((of) => (of.length === 1 ? of : []))]);
  return others.filter((of) => (of.length === 1 ? !importedBy(feature).has(of[0] ?? "") : !of.some((other) => sure.has(other))));
};
const isUsedWhereThere = ({ name }: DeclaredFeature, others: readonly string[]): boolean =>
  others.some((other) => USED_WHERE_THERE[name]?.includes(other));

describe("the features of the web", () => {
  it("need exactly the features that they import or that bind what they ask a container for", () => {
    expect(bound.size).toBeGreaterThan(50);
    const taken = features.map((feature) => {
      const needed = binding(feature).filter((others) => !isUsedWhereThere(feature, others));
      return { name: feature.name, takes: [...new Set([...importedBy(feature), ...needed.map((others) => others.join(" or "))])].sort() };
    });
    expect(features.map(({ name, needs, parts }) => ({ name, takes: [...needs, ...parts].sort() }))).toEqual(taken);
  });
  it("ask others only for what a shell may be without", () => {
    const requested = features.flatMap((feature) =>
      binding(feature).flatMap((others) =>
        others.filter((other) => isUsedWhereThere(feature, [other])).map((other) => `${feature.name} ${other}`),
      ),
    );
    const excused = Object.entries(USED_WHERE_THERE).flatMap(([name, others]) => others.map((other) => `${name} ${other}`));
    expect([...new Set(requested)].sort()).toEqual(excused.sort());
  });
  it("would be caught asking for what another one binds, in its own files or on the server", () => {
    const files: Readonly<Record<string, string>> = {
      "web/features/cart/feature.ts": 'import { Cart } from "#core/cart/cart.port.ts";\nmake(container, Cart, () => cart, {});',
      "web/features/content/late.ts": 'import { readOverHttp } from "#adapters/composition/content/over-http.ts";',
      "adapters/composition/content/over-http.ts":
        'import { Read } from "#core/content/read.use-case.ts";\ncontainer.bind(Read).toConstantValue(read);',
    };
    const stored = new Set(["core/cart/cart.port.ts Cart", "core/content/read.use-case.ts Read"]);
    const plantedBound = boundTokens(planted, { sourceOf: (path) => files[path] ?? null, tokens: stored });
    const asking = (path: string, source: string) =>
      bindingFeatures(planted[2] as DeclaredFeature, { sources: [{ path, source }], features: planted, bound: plantedBound });
    const both = 'import { Cart } from "#core/cart/cart.port.ts";\nimport { Read } from "#core/content/read.use-case.ts";';
    expect(asking("web/features/content/care/x.tsx", both)).toEqual([["cart"], ["content"]]);
    expect(asking("web/features/content/care/x.tsx", both.replaceAll("import", "import type"))).toEqual([]);
    expect(asking("web/features/cart/x.tsx", both)).toEqual([]);
  });
  it("import one another in no circle", () => expect([...new Set(importCircles(areaArrows(sources)))]).toEqual([]));
  it("would be caught in a circle of two, and not where one takes types alone", () => {
    const cart = { path: "web/features/cart/x.ts", source: 'import { Bill } from "#web/features/content/care/bill.ts";' };
    const back = (source: string) => importCircles(areaArrows([cart, { path: "web/features/content/y.ts", source }]));
    expect(back('import { Cart } from "#web/features/cart/cart.ts";')).toEqual(["cart > content", "content > cart"]);
    expect(back('const late = () => import("#web/features/cart/cart.ts");')).toHaveLength(2);
    expect(back('import type { Cart } from "#web/features/cart/cart.ts";')).toEqual([]);
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
