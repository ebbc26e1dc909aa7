import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { offers } from "#cli/packing/offers.ts";

const MOST = 6_200;
const project = new URL("../../", import.meta.url);
const TABLES = /core\/health\/(foods\/|tables\/(activities|food-units|mind-questions))/;

/** A page of somebody's own that takes these names from the entry, as a browser would load it. */
async function bundled(names: readonly string[]) {
  const entry = offers(project)["health"]?.map((file) => `export * from ${JSON.stringify(fileURLToPath(new URL(file, project)))};`) ?? [];
  const modules = new Map([
    ["\0page.js", `import { ${names.join(", ")} } from "niramaya/health"; globalThis.health = [${names.join(", ")}];`],
    ["\0entry.js", entry.join("\n")],
  ]);
  const built = await build({
    configFile: false,
    root: fileURLToPath(project),
    logLevel: "silent",
    publicDir: false,
    build: { write: false, target: "es2023", rolldownOptions: { input: "page" } },
    plugins: [
      {
        name: "entry-of-the-package",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("page") ? "\0page.js" : id === "niramaya/health" ? "\0entry.js" : null),
        load: (id) => modules.get(id) ?? null,
      },
    ],
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const code = chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : []));
  const files = chunks.flatMap((chunk) => (chunk.type === "chunk" ? Object.keys(chunk.modules) : []));
  return { bytes: gzipSync(code.join("")).length, files };
}

const tools = globSync("core/health/tools/*.ts", { cwd: fileURLToPath(project) }).map((file) => basename(file, ".ts"));

describe("the entry niramaya/health", { timeout: 60_000 }, () => {
  it("is at most 6.2 kB in a browser with all its tools, gzipped, and leaves the tables out", async () => {
    const { bytes, files } = await bundled([...tools, "exactly"]);
    expect(tools.length).toBeGreaterThan(14);
    expect(files.filter((file) => TABLES.test(file))).toEqual([]);
    expect(bytes).toBeGreaterThan(4_000); // All of them are measured.
    expect(bytes).toBeLessThanOrEqual(MOST);
  });

  it("brings the tables where they are asked for", async () => {
    const { bytes, files } = await bundled(["FOODS"]);
    expect(files.filter((file) => TABLES.test(file)).length).toBeGreaterThan(2);
    expect(bytes).toBeGreaterThan(MOST);
  });
});
