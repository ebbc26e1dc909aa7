import { causeWords } from "./changes.ts";
import { rupeesAndPaise } from "./rupees.ts";
import { edges } from "#cli/printing/columns.ts";
import type { Figure, FigureDifference } from "#core/ordering/order-check.ts";
import type { TodaysCost } from "#core/ordering/todays-cost.ts";
import type { Paise } from "#core/shared/money.ts";

export const checkoutWords = {
  prepaid: "Off for paying online",
  rounding: "Rounding of what is to be paid",
  online: "Paid online",
  cash: "Paid at the door",
  same: "Every figure comes out as it was told.",
  unknownRules: (version: number) => `This program does not know the rules of version ${version}.\n`,
  beyond: "Today it is beyond what can be priced.",
} as const;

/** Figures that don't come out as they were told. */
export const differencesText = (differences: readonly FigureDifference[]): string =>
  differences.map(({ figure, told, again }) => `${figure}: told ${figureText(told)}, comes out ${figureText(again)}\n`).join("");

const figureText = (figure: Figure): string => (figure === null ? "nothing" : String(figure));

/** What it cost, what it would cost today, and why. */
export function todayText({ before, after, causes }: TodaysCost): string {
  return [
    edges("It cost", rupeesAndPaise(before)),
    ...causes.map(({ cause, difference }) =>
      edges(cause === "prepaid-discount" ? "Off for paying online" : causeWords[cause], signed(difference)),
    ),
    edges("Today", rupeesAndPaise(after)),
    "",
  ].join("\n");
}

const signed = (difference: Paise): string => `${difference > 0 ? "+" : ""}${rupeesAndPaise(difference)}`;
