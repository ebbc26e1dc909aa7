import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { forbiddenIn, forbiddenLocals, forbiddenNames, isThere, placesIn, replacedIn, replacedNames } from "./glossary.ts";

const glossary = readFileSync("docs/glossary.md", "utf8");
const forbidden = forbiddenIn(glossary);
const replaced = replacedIn(glossary);
/** They meant most of all. */
const meaningless = ["told", "asked", "keeper", "keeping"];
const files = globSync("{core,adapters,web,cli,tests}/**/*.{ts,tsx,mjs}");

describe("the glossary", () => {
  it("names places that there are", () => {
    expect(placesIn(glossary).length).toBeGreaterThan(100);
    expect(placesIn(glossary).filter((place) => !isThere(place))).toEqual([]);
  });
  it("is followed by every name of a file and of what it exports", () => {
    expect(forbidden.length).toBeGreaterThan(20);
    expect(files.flatMap((path) => forbiddenNames(path, readFileSync(path, "utf8"), forbidden).map((name) => `${path}: ${name}`))).toEqual(
      [],
    );
  });
  it("has its term wherever a name could have what the term is used instead of", () => {
    expect(replaced.length).toBeGreaterThan(70);
    expect(files.flatMap((path) => replacedNames(path, readFileSync(path, "utf8"), replaced).map((name) => `${path}: ${name}`))).toEqual(
      [],
    );
  });
  it("keeps what a file names for itself from the words that meant most", () => {
    const own = files.filter((path) => !path.startsWith("tests/"));
    expect(own.flatMap((path) => forbiddenLocals(path, readFileSync(path, "utf8"), meaningless).map((name) => `${path}: ${name}`))).toEqual(
      [],
    );
  });
  it("leaves places on boards the word for them", () => {
    const others = files.filter((path) => !/\/(fitbook|quizzes)\//.test(path));
    expect(others.flatMap((path) => forbiddenNames(path, readFileSync(path, "utf8"), ["standing", "standings"]))).toEqual([]);
  });
  it.each([
    ["core/cart/border.ts", "export const limit = 1;"],
    ["core/cart/x.ts", "export function toldOf() {}"],
    ["core/cart/x.ts", "export type AskedCart = null;"],
  ])("finds a forbidden word in %s: %s", (path, source) =>
    expect(forbiddenNames(path, source, ["border", "told", "asked"])).toHaveLength(1),
  );
  it.each([
    "type Told = null;",
    "type Asked<Key> = Key;",
    "async function told() {}",
    "  const asked = (one: string) => one;",
    "const told = <T>(one: T) => one;",
    "const [told = 1] = [];",
    "const { given: told } = x;",
    "const { a, ...told } = x;",
    "function cartOf(asked: Cart) {}",
    "const cartOf = ({ by: { customer: asked } }) => 1;",
    "export type CartOf = (asked: Cart) => Cart;",
    "class Cart { readonly #told = 1; }",
    "class Cart { constructor(private readonly told: string) {} }",
  ])("finds a forbidden word in what a file keeps to itself: %s", (source) =>
    expect(forbiddenLocals("x.ts", source, ["told", "asked"])).toHaveLength(1),
  );
  it("leaves the name of a property to whoever declares it", () =>
    expect(forbiddenLocals("x.ts", "const { told } = x; const one = { told: 1 };", ["told"])).toEqual([]));
  it("reads what a term is used instead of, but for what is right elsewhere", () => {
    const rows = ["| Term | Meaning | Where | Instead of |", "| private file | One. | `a.ts` | own file, sent (alone, at all), goods-in |"];
    expect(replacedIn([...rows, "| limit | One. | `b.ts` |  |"].join("\n"))).toEqual([
      ["own", "file"],
      ["goods", "in"],
    ]);
  });
  it.each([
    ["adapters/own-file.ts", "", 1],
    ["adapters/x.ts", "export const readOwnFile = 1;", 1],
    ["adapters/x.ts", "export type FileOwn = { own: File };", 0],
    ["adapters/unknown-file.ts", "", 0],
  ])("finds a replaced compound in %s: %s", (path, source, count) =>
    expect(replacedNames(path, source, [["own", "file"]])).toHaveLength(count),
  );
  it("would miss a place that is gone", () => expect(isThere("core/nothing/there.ts")).toBe(false));
});
