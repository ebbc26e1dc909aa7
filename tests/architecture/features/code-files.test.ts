import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { codeFilesBelow, SHARED_FILES } from "#web/code-files.ts";

const BUILD = globSync("web/*.ts");
const AREAS = globSync("web/features/*").map((path) => basename(path));

/** Areas whose modules a file of the build names, in a pattern or a path. */
const areasNamedIn = (source: string): readonly string[] => {
  const code = source.replaceAll(/^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)$|\$\{[^}]*\}/gm, "");
  const written = code.match(/(["'`])\S*?\1|\/(?![/*])\S+?\/(?=[,;)])/g) ?? [];
  return AREAS.filter((area) =>
    written.some((one) => new RegExp(`(?:features|core)[.\\\\/]+${area}\\b|[^\\w-]${area}[.\\\\/]+[\\w(]`).test(one)),
  );
};

describe("how the build puts code into files", () => {
  it("is said by each feature for its own: the build names no area", () => {
    expect(BUILD).toContain("web/vite.config.ts");
    expect(BUILD.flatMap((file) => areasNamedIn(readFileSync(file, "utf8")).map((area) => `${file}: ${area}`))).toEqual([]);
  });

  it("would be found in the build's files", () => {
    expect(areasNamedIn("const OF = /web.features.trackers.page/;")).toEqual(["trackers"]);
    expect(areasNamedIn("const OF = /design.price|cart.drawer/;")).toEqual(["cart"]);
    expect(areasNamedIn('files.push("core/plans/plan.ts");')).toEqual(["plans"]);
    expect(areasNamedIn("// As core/plans does.\nfiles.map(cart.of);")).toEqual([]);
  });

  it("names only what is there", () => {
    const modules = [...globSync("{web,core,adapters}/**/*.{ts,tsx}"), ...globSync("node_modules/lucide-react/dist/esm/icons/*.mjs")];
    const { joined, own, ofTheFrame, apart, kept } = codeFilesBelow("web/features");
    const named = [...own, ...apart].map(([, pattern]) => pattern);
    const shared = SHARED_FILES.flatMap(joined);
    const all = [...named, ...shared, ...ofTheFrame, ...kept];
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((pattern) => !modules.some((path) => pattern.test(`/${path}`)))).toEqual([]);
  });
});
