import { fileURLToPath } from "node:url";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import type { Rolldown } from "vite";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const USE_CASES = /[\\/]core[\\/].*\.(?:use-case|port)\.ts$/;

/** What a bundle has of files that declare use cases and ports: the names of exports that it keeps. */
async function keptOf(entry: string): Promise<readonly string[]> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, rolldownOptions: { input: "entry", treeshake: true } },
    plugins: [
      {
        name: "entry",
        resolveId: (source) => (source === "entry" ? "\0entry" : null),
        load: (id) => (id === "\0entry" ? entry : null),
      },
    ],
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.flatMap((file) =>
    file.type === "chunk"
      ? Object.entries(file.modules).flatMap(([id, { renderedExports }]) => (USE_CASES.test(id) ? renderedExports : []))
      : [],
  );
}

describe("a window that asks the server", () => {
  it("has the names of use cases and nothing of how they are made", async () => {
    const stored = await keptOf(`import { contracts } from "#adapters/http-contract/contracts.ts"; globalThis.contracts = contracts;`);
    expect(stored.length).toBeGreaterThan(250);
    expect(stored.filter((name) => name.startsWith("make"))).toEqual([]);
  });
  it("would be caught with a maker", async () => {
    const file = "#core/wishlist/add-to-wishlist.use-case.ts";
    expect(await keptOf(`import { makeAddToWishlist } from "${file}"; globalThis.make = makeAddToWishlist;`)).toContain(
      "makeAddToWishlist",
    );
  });
});
