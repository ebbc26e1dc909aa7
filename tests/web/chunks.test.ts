import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunksOf } from "#web/chunks.ts";
import type { Module } from "#web/chunks.ts";

const PROJECT = "/shop/";

/** Modules by their paths: what each imports, and what it loads later. */
const built = (
  modules: Readonly<Record<string, { imports?: readonly string[]; loads?: readonly string[]; code?: string }>>,
): readonly Module[] =>
  Object.entries(modules).map(([path, { imports = [], loads = [], code = "" }]) => ({
    id: PROJECT + path,
    path,
    code,
    imports: imports.map((one) => PROJECT + one),
    loads: loads.map((one) => PROJECT + one),
  }));

const chunksIn = (modules: readonly Module[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries([...chunksOf(modules)].map(([id, chunk]) => [id.slice(PROJECT.length), chunk]));

describe("the chunk of a module", () => {
  it("follows from who needs it", () => {
    const modules = built({
      "web/shells/shop/index.html": { imports: ["web/platform/page.ts"] },
      "web/platform/page.ts": { loads: ["web/features/cart/cart-screen.tsx", "web/features/labs/tests-screen.tsx"] },
      "web/features/cart/cart-screen.tsx": {
        imports: ["web/features/cart/line.tsx", "web/design/dialog.tsx"],
        loads: ["web/features/cart/drawer.tsx"],
      },
      "web/features/cart/line.tsx": {},
      "web/features/cart/drawer.tsx": { imports: ["web/features/cart/line.tsx", "web/features/cart/coupons.tsx", "web/design/menu.tsx"] },
      "web/features/cart/coupons.tsx": { imports: ["core/cart/coupons.ts"] },
      "core/cart/coupons.ts": {},
      "web/features/labs/tests-screen.tsx": { imports: ["web/design/dialog.tsx"], loads: ["web/features/labs/collection.tsx"] },
      "web/features/labs/collection.tsx": { imports: ["web/design/menu.tsx", "web/design/crop.tsx"], loads: ["web/design/crop.tsx"] },
      "web/design/dialog.tsx": {},
      "web/design/menu.tsx": {},
      "web/design/crop.tsx": {},
    });
    expect(chunksIn(modules)).toEqual({
      "web/shells/shop/index.html": "frame",
      "web/platform/page.ts": "frame",
      "web/features/cart/cart-screen.tsx": "cart",
      "web/features/cart/line.tsx": "cart",
      "web/features/cart/drawer.tsx": "cart-later",
      "web/features/cart/coupons.tsx": "cart-later",
      "core/cart/coupons.ts": "cart-later",
      "web/features/labs/tests-screen.tsx": "labs",
      "web/features/labs/collection.tsx": "labs-later",
      "web/design/dialog.tsx": "shared",
      "web/design/menu.tsx": "later",
      "web/design/crop.tsx": "later",
    });
  });

  it("is shared with one other that needs it later, and with all where more do", () => {
    const modules = built({
      "web/shells/shop/index.html": {
        loads: ["web/features/health/bmi-screen.tsx", "web/features/trackers/weight.tsx", "web/features/labs/report.tsx"],
      },
      "web/features/health/bmi-screen.tsx": { imports: ["core/health/body.ts", "core/health/ranges.ts"] },
      "web/features/trackers/weight.tsx": { imports: ["core/health/body.ts", "core/health/ranges.ts"] },
      "web/features/labs/report.tsx": { imports: ["core/health/ranges.ts"] },
      "core/health/body.ts": {},
      "core/health/ranges.ts": {},
    });
    expect(chunksIn(modules)).toMatchObject({ "core/health/body.ts": "health-shared", "core/health/ranges.ts": "shared" });
  });

  it("of calls is their area's, with what else is needed there, and of several areas one for all of them", () => {
    const modules = built({
      "web/shells/shop/index.html": {
        loads: ["adapters/http-contract/cart/contract.ts", "adapters/http-contract/labs/contract.ts", "web/features/labs/price.tsx"],
      },
      "adapters/http-contract/cart/contract.ts": { imports: ["adapters/http-contract/paise.ts"] },
      "adapters/http-contract/labs/contract.ts": { imports: ["adapters/http-contract/paise.ts", "core/labs/test.ts"] },
      "web/features/labs/price.tsx": { imports: ["core/labs/test.ts"] },
      "adapters/http-contract/paise.ts": {},
      "core/labs/test.ts": {},
    });
    expect(chunksIn(modules)).toMatchObject({
      "adapters/http-contract/cart/contract.ts": "cart-calls",
      "adapters/http-contract/labs/contract.ts": "labs-calls",
      "core/labs/test.ts": "labs-calls",
      "adapters/http-contract/paise.ts": "calls",
    });
  });

  it("of what the worker needs is apart from the window's, which a worker that imported it would run", () => {
    const modules = built({
      "web/shells/shop/index.html": { imports: ["web/platform/offline/address.ts"] },
      "web/platform/offline/service-worker.ts": { imports: ["web/platform/offline/address.ts", "web/platform/offline/rules.ts"] },
      "web/platform/offline/address.ts": {},
      "web/platform/offline/rules.ts": {},
    });
    expect(chunksIn(modules)).toEqual({
      "web/shells/shop/index.html": "frame",
      "web/platform/offline/service-worker.ts": null,
      "web/platform/offline/address.ts": "worker-shared",
      "web/platform/offline/rules.ts": null,
    });
  });

  it("of a use case brings what it is made of only to whoever makes it", () => {
    const useCase = 'export const ShowTest = useCase("labs", "ShowTest");\nexport const makeShowTest = maker(ShowTest, {}, () => null);';
    const modules = (taken: string) =>
      built({
        "web/shells/shop/index.html": { loads: ["web/features/labs/tests-screen.tsx"] },
        "web/features/labs/tests-screen.tsx": {
          imports: ["core/labs/show-test.use-case.ts"],
          code: `import { ${taken} } from "./show-test.use-case.ts";`,
        },
        "core/labs/show-test.use-case.ts": { imports: ["core/labs/price-of.ts"], code: useCase },
        "core/labs/price-of.ts": {},
      });
    expect(chunksIn(modules("ShowTest"))["core/labs/price-of.ts"]).toBe(null);
    expect(chunksIn(modules("makeShowTest"))["core/labs/price-of.ts"]).toBe("labs");
  });

  it("waits for no chunk that waits for it, whatever imports what", () => {
    const paths = [
      ...["cart", "labs", "site"].flatMap((area) => [
        `web/features/${area}/${area}-screen.tsx`,
        `web/features/${area}/part.tsx`,
        `web/features/${area}/words.ts`,
        `adapters/http-contract/${area}/contract.ts`,
        `core/${area}/rule.ts`,
      ]),
      ...["dialog", "menu", "days"].map((name) => `web/design/${name}.tsx`),
      "web/platform/offline/service-worker.ts",
      "web/shells/shop/index.html",
    ];
    const anyModules = fc
      .tuple(
        fc.shuffledSubarray(paths, { minLength: 8 }),
        fc.array(fc.tuple(fc.nat(paths.length), fc.nat(paths.length), fc.boolean()), { maxLength: 60 }),
      )
      .map(([order, pairs]) => {
        const modules = Object.fromEntries(order.map((path) => [path, { imports: [] as string[], loads: [] as string[] }]));
        for (const [one, other, isLoaded] of pairs) {
          const [from = "", to = ""] = [order[Math.min(one, other) % order.length], order[Math.max(one, other) % order.length]];
          const [early, late] = order.indexOf(from) < order.indexOf(to) ? [from, to] : [to, from];
          if (early !== late) modules[early]?.[isLoaded ? "loads" : "imports"].push(late);
        }
        return built(modules);
      });
    fc.assert(
      fc.property(anyModules, (modules) => {
        const chunks = chunksOf(modules);
        const waits = new Map<string, Set<string>>();
        for (const { id, imports } of modules)
          for (const other of imports) {
            const [from, to] = [chunks.get(id) ?? id, chunks.get(other) ?? other];
            if (from !== to) waits.set(from, (waits.get(from) ?? new Set()).add(to));
          }
        for (const chunk of waits.keys()) {
          const all = new Set(waits.get(chunk));
          for (const one of all) for (const more of waits.get(one) ?? []) all.add(more);
          expect(all.has(chunk), `${chunk} waits for itself`).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});

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

describe("the build", () => {
  it("names no area", () => {
    expect(BUILD).toContain("web/vite.config.ts");
    expect(BUILD.flatMap((file) => areasNamedIn(readFileSync(file, "utf8")).map((area) => `${file}: ${area}`))).toEqual([]);
  });

  it("would be found to", () => {
    expect(areasNamedIn("const OF = /web.features.trackers.page/;")).toEqual(["trackers"]);
    expect(areasNamedIn("const OF = /design.price|cart.drawer/;")).toEqual(["cart"]);
    expect(areasNamedIn('files.push("core/plans/plan.ts");')).toEqual(["plans"]);
    expect(areasNamedIn("// As core/plans does.\nfiles.map(cart.of);")).toEqual([]);
  });
});
