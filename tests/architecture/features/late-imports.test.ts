import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lateImportsIn } from "./late-imports.ts";

const files = globSync("web/**/*.{ts,tsx}").filter((path) => !path.endsWith(".d.ts"));
const SCREEN = 'import { screen } from "#web/platform/page/screen.tsx";\n';

describe("code that comes late", () => {
  it("is loaded by `lateCode`, or as the code of a screen, and by no way of its own", () =>
    expect(files.flatMap((path) => lateImportsIn(readFileSync(path, "utf8")).map((file) => `${path}: ${file}`))).toEqual([]));

  it.each([
    'const menus = async () => (await import("./menus.tsx")).Menus;',
    'const Part = lazy(() => import("./part.tsx"));',
    'void import("./keep.ts").then(({ keep }) => keep());',
    `${SCREEN}screen({ answer: async (sent) => (await import("./sent.ts")).sent(sent) });`,
  ])("is found where a file has a way of its own: %s", (source) => expect(lateImportsIn(source)).toHaveLength(1));

  it.each([
    'const menus = lateCode(() => import("./menus.tsx"), "Menus");',
    'const menus = lateCode(\n  () => import("./menus.tsx"),\n  "Menus",\n);',
    'await import("./letters.css").catch(console.info);',
    `${SCREEN}screen({ code: () => import("./list-screen.tsx") });`,
  ])("is not found in %s", (source) => expect(lateImportsIn(source)).toEqual([]));
});
