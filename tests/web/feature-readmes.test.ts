import { existsSync, globSync, readFileSync } from "node:fs";
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

/** Files in which features declare what they give to others, by the names that a shell looks for; what a window or a server loads of a feature itself is none. */
const givenFiles = (): readonly string[] => {
  const sides = [...readFileSync("web/platform/features/sides.d.ts", "utf8").matchAll(/"#sides\/([\w-]+)"/g)].map(([, side = ""]) => side);
  const given = sides.filter((side) => side !== "late" && side !== "pages");
  return globSync("web/features/**/feature.ts")
    .flatMap((feature) => given.map((side) => `${dirname(feature)}/${side}.ts`))
    .filter((file) => existsSync(file));
};

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

  it("name each file by which the feature gives something to others", () => {
    const given = givenFiles();
    expect(given.length).toBeGreaterThan(30);
    const readmeOf = (file: string) => readFileSync(`${file.split("/").slice(0, 3).join("/")}/README.md`, "utf8");
    expect(given.filter((file) => !readmeOf(file).includes(`\`${file}\``))).toEqual([]);
  });
});
