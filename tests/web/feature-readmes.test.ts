import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { featuresIn } from "#web/platform/features/composition.ts";
import { shell as desk } from "#web/shells/desk/composition.ts";
import { shell as shop } from "#web/shells/shop/composition.ts";
import { composeMemory } from "#tests/composition.ts";
import { composePage } from "#tests/web/compose-page.ts";

type Row = { readonly address: string; readonly file: string };

/** The addresses in a README's table of screens, each with the file beside it. */
const rowsIn = (readme: string): readonly Row[] =>
  [...readme.matchAll(/^\| [^|]+ \| ([^|]+) \| `([^`]+)` \|$/gm)].flatMap(([, addresses = "", file = ""]) =>
    [...addresses.matchAll(/`([^`]+)`/g)].map(([, address = ""]) => ({ address, file })),
  );

/** Every address of a screen of the shop's features and of the desk, with the name of the screen's file. */
async function screens(): Promise<ReadonlyMap<string, string>> {
  const page = composePage(composeMemory());
  const features = [...featuresIn(shop.features), ...featuresIn(desk.features)];
  const late = await Promise.all(features.flatMap(({ lateRoutes = [] }) => lateRoutes.map(({ load }) => load())));
  const routes = [...features.flatMap(({ routes = () => [] }) => routes(page)), ...late.flatMap((come) => come(page))];
  return new Map(routes.flatMap(({ path, handle }) => (path === undefined || handle === undefined ? [] : [[path, handle.file]])));
}

describe("the READMEs of the web's features", () => {
  const readmes = globSync("web/features/*/README.md").map((path) => ({ folder: dirname(path), rows: rowsIn(readFileSync(path, "utf8")) }));
  const rows = readmes.flatMap(({ rows }) => rows);

  it("name the address of every screen, and none beside", async () => {
    const addresses = [...(await screens()).keys()];
    expect(addresses.length).toBeGreaterThan(150);
    expect(rows.map(({ address }) => address).sort()).toEqual(addresses.sort());
  });

  it("name beside it the file that draws it, which is the feature's own", async () => {
    const drawing = await screens();
    expect(rows.filter(({ address, file }) => !file.endsWith(`/${drawing.get(address)}.tsx`))).toEqual([]);
    expect(readmes.flatMap(({ folder, rows }) => rows.filter(({ file }) => !file.startsWith(`${folder}/`)))).toEqual([]);
  });
});
