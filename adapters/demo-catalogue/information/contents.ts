import { herbs } from "../herbs.ts";
import { recipe } from "./recipe.ts";
import { recipes } from "./recipes.ts";
import { substances } from "./substances.ts";
import type { Kind, Subject } from "../kind.ts";
import type { Recipe } from "./recipe.ts";
import type { Substance } from "./substance.ts";

/** A substance and how much of it there is. */
export type Content = { readonly key: string; readonly substance: Substance; readonly amount: string | null };

/** Binds, fills or dilutes: what is in a product beside what it is bought for. */
const BASES = new Set([
  "bakingSoda",
  "cellulose",
  "chalk",
  "citricAcid",
  "coconutCleanser",
  "creamBase",
  "glycerine",
  "maltitol",
  "plantCapsule",
  "soapBase",
  "sugar",
  "water",
  "woodPowder",
]);

/** How much of a herb a form holds that is made of nothing else. */
const OF_ONE_HERB: Readonly<Record<string, string>> = {
  "capsule-jar": "500 mg extract (5:1), plantCapsule q.s.",
  "juice-bottle": "99.7 %, citricAcid q.s.",
  "powder-tin": "100 %",
  "standup-pouch": "100 %",
  "tablet-bottle": "500 mg, gumAcacia q.s.",
};

/** What a product is made of. Throws a RangeError where nobody wrote it down. */
export function recipeOf(kind: Kind, subject: Subject): Recipe {
  const title = [subject.word.household, kind.noun?.household ?? ""].join(" ").trim();
  const written = recipes[title];
  if (written !== undefined) return written;
  const [herb] = Object.entries(herbs).find(([, one]) => one === subject) ?? [];
  const amount = OF_ONE_HERB[kind.form];
  if (herb === undefined || amount === undefined) throw new RangeError(`nobody wrote down what ${title} is made of`);
  return recipe(`${herb} ${amount}`);
}

export const contentsOf = ({ parts }: Recipe): readonly Content[] =>
  parts.split(", ").map((part) => {
    const [key = "", ...amount] = part.split(" ");
    const substance = substances[key];
    if (substance === undefined) throw new RangeError(`nobody knows what ${key} is`);
    return { key, substance, amount: amount.length === 0 ? null : amount.join(" ") };
  });

/**
 * How much of a product its list leaves untold, as a label prints it: "9 %"; null: nothing, or the list is of a dose and not of a whole. What is in it
 * in an amount that suffices fills the rest.
 */
export function untoldShare(contents: readonly Content[]): string | null {
  const shares = contents.map(({ amount }) => /^([\d.]+) %$/.exec(amount ?? "")?.[1]);
  if (shares.some((share) => share === undefined)) return null;
  const left = Math.round(shares.reduce((rest, share) => rest - Number(share) * 100, 10_000));
  return left > 0 ? `${left / 100} %` : null;
}

/** What a product is bought for, without what only binds or fills; all of it where there is nothing else. */
export function mainContents(contents: readonly Content[]): readonly Content[] {
  const main = contents.filter(({ key, amount }) => amount !== "q.s." && !BASES.has(key));
  return main.length === 0 ? contents : main;
}
