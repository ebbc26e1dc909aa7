import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";

const FOLDER = "docs/specification";
const app = serverOver(composeMemory(), { pages: null, log: "off" });
await app.ready();
afterAll(() => app.close());

/**
 * The address that follows a method; what stands in braces between is asked or answered there. One that ends with a name in braces is many
 * addresses.
 */
const NAMED = /\b(?:GET|POST|PUT|DELETE)\b[^/|;]{0,80}? (\/[\w-]+(?:\/[\w-]+)*)(\/\{)?/g;

/** What the pages of the specification name under "Calls". */
const named = readdirSync(FOLDER).flatMap((page) => {
  if (!page.endsWith(".md")) return [];
  const [, calls = ""] = readFileSync(`${FOLDER}/${page}`, "utf8").split("\n## Calls\n");
  const [own = ""] = calls.split("\n## ");
  return [...own.matchAll(NAMED)].flatMap(([, path = "", many]) => (many === undefined ? [{ page, path }] : []));
});

const isServed = (path: string): boolean =>
  (["GET", "POST", "PUT", "DELETE"] as const).some((method) => [path, `/api${path}`].some((url) => app.hasRoute({ method, url })));

describe("what the specification names as a call", () => {
  it("is found", () => expect(named.length).toBeGreaterThan(200));

  it("is served", () => {
    expect(named.filter(({ path }) => !isServed(path)).map(({ page, path }) => `${page}: ${path}`)).toEqual([]);
  });
});
