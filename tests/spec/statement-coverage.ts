import { readFileSync } from "node:fs";
import type { Check, Named, Statement } from "./named.ts";

/** Which demanded statements are said to be covered, and which wait for what. */
export type Declared = {
  /** `except`: ids that wait in spite of it, and for what. */
  readonly done: readonly {
    readonly area: string;
    readonly checks: readonly Check[];
    readonly except?: Readonly<Record<string, string>>;
  }[];
  /** The first that fits says what the others wait for. `areas` left out: all of them, as with `checks`. */
  readonly deferred: readonly { readonly to: string; readonly areas?: readonly string[]; readonly checks?: readonly Check[] }[];
};

/** A demanded statement, one way in which it is checked, and whether it is named, done or deferred. */
export type StatementCoverage = {
  readonly statement: Statement;
  readonly check: Check;
  readonly isNamed: boolean;
  readonly state: { readonly kind: "done" } | { readonly kind: "deferred"; readonly to: string } | { readonly kind: "open" };
};

export const declared = (): Declared => JSON.parse(readFileSync("docs/specification/done.json", "utf8"));

/** Each demanded statement once for each way in which it is checked. */
export function statementCoverage(
  statements: readonly Statement[],
  { done, deferred }: Declared,
  named: Named,
): readonly StatementCoverage[] {
  return statements
    .filter(({ demand }) => demand === "must")
    .flatMap((statement) =>
      statement.checks.map((check) => ({
        statement,
        check,
        isNamed: (check === "browser" ? named.onScreens : named.anywhere).has(statement.id),
        state: stateOf(statement, check),
      })),
    );

  function stateOf({ id, area }: Statement, check: Check): StatementCoverage["state"] {
    const said = done.find((one) => one.area === area && one.checks.includes(check));
    const exception = said?.except?.[id];
    if (exception !== undefined) return { kind: "deferred", to: exception };
    if (said !== undefined) return { kind: "done" };
    const rule = deferred.find(({ areas, checks }) => (areas?.includes(area) ?? true) && (checks?.includes(check) ?? true));
    return rule === undefined ? { kind: "open" } : { kind: "deferred", to: rule.to };
  }
}

/** What is said to be covered, and is named by no test. */
export const broken = (all: readonly StatementCoverage[]): readonly StatementCoverage[] =>
  all.filter(({ isNamed, state }) => state.kind === "done" && !isNamed);
