import { gradeOf } from "./rules.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { JudgedQuery } from "./judged-queries.ts";
import type { Grade, Rule } from "./rules.ts";

/** So many products are looked at: what stands in the list below the search field, and on the first screens of a page. */
const LOOKED_AT = 10;

/**
 * How a search answers a query. `ndcg`: the normalised discounted cumulative gain of its first ten products, from 0 to 1; `found`: how many
 * of them there are.
 */
export type JudgedAnswer = { readonly words: string; readonly ndcg: number; readonly found: number; readonly titles: readonly string[] };

/** How a catalogue that sells these products answers the queries. Throws where a query has no product that it asks for. */
export async function relevanceOf(
  catalogue: Pick<Catalogue, "productsMatching">,
  products: readonly ProductDetails[],
  queries: readonly JudgedQuery[],
): Promise<readonly JudgedAnswer[]> {
  const sold = products.filter(({ status }) => status === "active");
  const answers: JudgedAnswer[] = [];
  const byRule = new Map<Rule, ReadonlyMap<string, Grade>>(); // Many queries stand under one rule.
  for (const { words, rule } of queries) {
    const grades = byRule.get(rule) ?? new Map(sold.map((product) => [product.id, gradeOf(rule, product)]));
    byRule.set(rule, grades);
    const found = await catalogue.productsMatching(words, { limit: LOOKED_AT, without: null });
    const ideal = gainOf([...grades.values()].toSorted((a, b) => b - a).slice(0, LOOKED_AT));
    if (![...grades.values()].includes(3)) throw new RangeError(`nothing in the shop is what "${words}" asks for`);
    const titles = found.map(({ id, title }) => `${title} (${grades.get(id) ?? 0})`);
    answers.push({ words, ndcg: gainOf(found.map(({ id }) => grades.get(id) ?? 0)) / ideal, found: found.length, titles });
  }
  return answers;
}

/** As Järvelin and Kekäläinen: a better grade counts double and more, a later place less. */
const gainOf = (grades: readonly Grade[]): number =>
  grades.reduce<number>((sum, grade, nth) => sum + (2 ** grade - 1) / Math.log2(nth + 2), 0);

/** What search has to reach on average. */
export const LEAST_NDCG = 0.9;

export const meanNdcg = (answers: readonly JudgedAnswer[]): number => answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / answers.length;

/** An answer in one line, each product with its grade. */
export const answerLine = ({ words, ndcg, titles }: JudgedAnswer): string =>
  `${ndcg.toFixed(2)} ${words}: ${titles.join(", ") || "nothing"}`;
