import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { ruleOf } from "./rules.ts";
import type { Rule } from "./rules.ts";

/** What somebody types, and how products are graded for it. `isHeldOut`: nobody looks at its result while search is changed. */
export type JudgedQuery = { readonly words: string; readonly rule: Rule; readonly isHeldOut: boolean };

const ONE_IN = 5;

/** All queries of queries.txt. A fifth is held out: those whose texts have the lowest hashes, so that nobody chose them. */
export function judgedQueries(): readonly JudgedQuery[] {
  const queries = listed();
  const heldOut = new Set(
    queries
      .map(({ words }) => words)
      .toSorted((a, b) => codePointOrder(hashOf(a), hashOf(b)))
      .slice(0, Math.ceil(queries.length / ONE_IN)),
  );
  return queries.map((query) => ({ ...query, isHeldOut: heldOut.has(query.words) }));
}

function listed(): readonly Omit<JudgedQuery, "isHeldOut">[] {
  const queries: Omit<JudgedQuery, "isHeldOut">[] = [];
  let rule: Rule | null = null;
  for (const line of readFileSync(new URL("queries.txt", import.meta.url), "utf8").split("\n")) {
    const [, heading] = /^\[(.*)\]$/.exec(line) ?? [];
    if (heading !== undefined) rule = ruleOf(heading);
    else if (line !== "" && !line.startsWith("#")) {
      if (rule === null) throw new TypeError(`"${line}" stands under no rule`);
      for (const words of line.split(",")) queries.push({ words: words.trim(), rule });
    }
  }
  return queries;
}

const hashOf = (words: string): string => createHash("sha256").update(words).digest("hex");
