import { expect, it } from "vitest";
import { neededImports } from "#web/needed-imports.ts";

const useCase = "/shop/core/labs/show-test.use-case.ts";
const rule = "/shop/core/labs/price-of.ts";
const page = "/shop/web/features/labs/page.tsx";

const code = [
  'import { token } from "../shared/token.ts";',
  'import { priceOf } from "./price-of.ts";',
  'const ShowTest = token("ShowTest");',
  'export const Named = { show: token("Show"), list: token("List") };',
  "export const MOST = 20;",
  "export const makeShowTest = () => async (test) => {",
  "\treturn priceOf(test);",
  "};",
  "export const USUAL = priceOf(null);",
  "export function twice() {",
  "\treturn makeShowTest();",
  "}",
].join("\n");

/** What the use case needs where a page imports these names of it, and another use case, itself named by its token alone, what `other` names. */
const needed = (names: string, other = "Named") =>
  neededImports(
    new Map([
      [page, { code: `import { ${names} } from "#core/labs/show-test.use-case.ts";`, importedIds: [useCase] }],
      [
        "/shop/core/labs/list-tests.use-case.ts",
        { code: `import { ${other} } from "./show-test.use-case.ts";\nexport const makeList = () => ${other};`, importedIds: [useCase] },
      ],
      [useCase, { code, importedIds: [rule] }],
      [rule, { code: 'import { token } from "../shared/token.ts";', importedIds: ["/shop/core/shared/token.ts"] }],
    ]),
  );

it("leaves out what a use case is made of, where a window takes its tokens and constants alone", () => {
  expect(needed("ShowTest, Named as Calls, MOST")(useCase)).toEqual([]);
  expect(needed("Named", "makeShowTest")(useCase)).toEqual([]);
});

it("follows a use case of which something is taken that names an import, or what names one", () => {
  for (const name of ["makeShowTest", "USUAL", "twice", "MOST, twice as both"]) expect(needed(name)(useCase)).toEqual([rule]);
});

it("follows every other module", () => {
  expect(needed("Named")(page)).toEqual([useCase]);
  expect(needed("Named")(rule)).toEqual(["/shop/core/shared/token.ts"]);
});
