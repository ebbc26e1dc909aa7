import { ok, refused } from "../../shared/result.ts";
import { rulesOf } from "./snapshot.ts";
import type { Result } from "../../shared/result.ts";
import type { OrderFigures } from "./figures.ts";
import type { OrderSnapshot } from "./snapshot.ts";

/**
 * A figure that is different when it is calculated again. `figure` is a path such as "total" or "lines[2].coupon"; a value is null where
 * that side has no such line. Amounts are paise.
 */
export type FigureDifference = { readonly figure: string; readonly told: Figure; readonly again: Figure };

export type Figure = number | string | null;

/**
 * Calculates an order's bill again, from its snapshot and by the rules of its time, and answers the figures that differ from the stored
 * ones. Empty: nothing differs. Refused where those rules are not known here.
 * Source: specification/checkout.md, Quote; specification/cart-check.md, The file.
 */
export function orderCheck({
  rules,
  facts,
  way,
  figures,
}: OrderSnapshot): Result<readonly FigureDifference[], { readonly kind: "unknown-rules"; readonly version: number }> {
  const price = rulesOf(rules);
  return price === null ? refused({ kind: "unknown-rules", version: rules }) : ok(figureDifferences(figures, price(facts, way)));
}

/** The differences in the order of the figures, lines first. Source: specification/orders.md, Money of an order. */
export function figureDifferences(figures: OrderFigures, again: OrderFigures): readonly FigureDifference[] {
  const [before, after] = [flat(figures), flat(again)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((figure) => {
    const difference = { figure, told: before.get(figure) ?? null, again: after.get(figure) ?? null };
    return difference.told === difference.again ? [] : [difference];
  });
}

function flat({ lines, ...whole }: OrderFigures): ReadonlyMap<string, Figure> {
  const ofLines = lines.flatMap((line, place) =>
    Object.entries(line).map(([name, figure]) => [`lines[${place}].${name}`, figure] as const),
  );
  return new Map<string, Figure>([...ofLines, ...Object.entries(whole)]);
}
