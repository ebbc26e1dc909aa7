import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { installPacked } from "./install-packed.ts";
import { typeProblems } from "./type-problems.ts";

const installed = installPacked();
afterAll(() => rmSync(installed.folder, { recursive: true, force: true }));

it("has types that are found right from every entry of the packed library", async () => {
  const names = readdirSync(join(installed.folder, "node_modules/niramaya/dist/package/entries")).filter((name) => name.endsWith(".js"));
  const entries = names.map((name) => name.replace(/\.js$/, ""));
  expect(await typeProblems(installed.tarball, entries)).toEqual({ problems: [], looked: entries.length });
});
