import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arrangedIn, textsIn } from "./phrases.ts";

const read = (path: string): string => readFileSync(path, "utf8");
const files = globSync("web/**/wording/**/*.ts").sort();
/** What the server says in both languages; the rest of the command line is English. */
const ofServer = globSync("{adapters,cli,core}/**/wording/hindi/*.ts").map((twin) => twin.replace("/hindi/", "/"));
const twinOf = (english: string): string => english.replace(/\/wording\//, "/wording/hindi/");
const isArranged = (english: string): boolean =>
  [english, twinOf(english)].some((path) => !existsSync(path) || arrangedIn(path, read(path)).length > 0);

const planted: readonly (readonly [why: string, path: string, source: string])[] = [
  ["imports values of", "web/features/cart/wording/x.ts", 'import { rupees } from "#web/design/amounts.ts";'],
  ["a condition", "web/features/cart/wording/x.ts", 'export const x = { in: ({ n }: { n: number }) => (n === 1 ? "one" : "more") };'],
  ["a condition", "web/features/cart/wording/x.ts", 'export const x = { in: ({ n }: { n: string | null }) => n ?? "none" };'],
  ["a fact by position", "web/features/cart/wording/x.ts", `export const x = { in: (title: string) => \`In \${title}\` };`],
  ["a call", "web/features/cart/wording/x.ts", 'export const x = { names: (all: string[]) => all.join(", ") };'],
  ["a call", "web/features/cart/wording/x.ts", 'export const x = { days: new Intl.NumberFormat("en-IN") };'],
  ["a look-up", "web/features/cart/wording/x.ts", 'export const x = { state: (kind: "a") => words[kind] };'],
  ["a function of its own", "web/features/cart/wording/x.ts", 'function said() { return "one"; }'],
  ["statements", "web/features/cart/wording/x.ts", 'export const x = { in: () => { return "one"; } };'],
  ["an assertion", "web/features/cart/wording/x.ts", 'export const x = { in: "one" as string };'],
  ["is not typed by its English file", "web/features/cart/wording/hindi/x.ts", 'export const x = { in: "एक" };'],
  ["is not typed by its English file", "web/features/cart/wording/hindi/x.ts", 'export const x: Words = { in: "एक" };'],
  [
    "is not typed by its English file",
    "web/features/cart/wording/hindi/x.ts",
    'export const x: typeof english = { in: "एक" };\nexport const y = { in: "दो" };',
  ],
];

const innocent: readonly string[] = [
  `import type { Facts } from "#web/design/phrase.ts"; export const x = { in: ({ n }: Facts<"n">) => \`In \${n}?\`, if: "What if?" };`,
  'import { TELE_MANAS } from "#core/shared/helplines.ts"; export const x = { call: TELE_MANAS };',
  'export const x = { states: { open: "Open" } satisfies Record<State, string> };',
  `export const x = { products: { one: () => "1 product", other: ({ count }: Facts<"count">) => \`\${count} products\` } };`,
];

describe("a file of phrases", () => {
  it("imports types and helplines only, has no condition, and has a twin that is typed by it", () => {
    const english = files.filter((path) => !path.includes("/hindi/"));
    expect(english.length).toBeGreaterThan(70);
    expect(ofServer.length).toBeGreaterThan(10);
    expect([...english, ...ofServer].filter(isArranged)).toEqual([]);
  });
  it("alone says something in Hindi", () => {
    const beside = globSync(["cli/**/*.ts", "{adapters,core,web}/**/wording/**/*.ts"]).filter((path) => !path.includes("/wording/hindi/"));
    expect(beside.filter((path) => /\p{Script=Devanagari}/u.test(read(path)))).toEqual([]);
  });
  it.each(planted)("is refused for %s: %s %s", (why, path, source) => expect(arrangedIn(path, source).join("\n")).toContain(why));
  it.each(innocent)("is let through: %s", (source) => expect(arrangedIn("web/features/cart/wording/x.ts", source)).toEqual([]));
});

describe("a file that arranges phrases", () => {
  it("says nothing itself", () => {
    const arranging = globSync("web/**/*.ts").filter((path) => path.endsWith("-words.ts") || read(path).includes(" as says }"));
    expect(arranging.length).toBeGreaterThan(3);
    const ofLetters = globSync("cli/**/*.ts").filter((path) => read(path).includes("/wording/hindi/"));
    expect(ofLetters.length).toBeGreaterThan(10);
    expect([...arranging, ...ofLetters].flatMap((path) => textsIn(path, read(path)).map((text) => `${path}: ${text}`))).toEqual([]);
  });
  it.each(['const x = "Total";', 'const x = "कुल";', `const x = \`in \${n}\`;`, 'const x = "not counted";'])(
    "is refused with %s",
    (source) => expect(textsIn("web/features/cart/bill/x-words.ts", source)).not.toEqual([]),
  );
  it.each([
    'import { x } from "#web/Some File.ts";',
    'const x = "no-weight-limit";',
    'const x = [a, b].join(", ");',
    `const x = \`\${a} · \${b}\`;`,
  ])("is let through with %s", (source) => expect(textsIn("web/features/cart/bill/x-words.ts", source)).toEqual([]));
});
