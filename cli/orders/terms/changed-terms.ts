import { paise } from "#core/shared/money.ts";
import { typedNumber } from "#core/shared/typed-number.ts";
import { typedRupees } from "#core/shared/typed-rupees.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { CheckoutTerms, PrepaidDiscount } from "#core/orders/order/checkout-facts.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Result } from "#core/shared/result.ts";

/** The options of `terms set`. */
export const TERMS_OPTIONS = ["prepaid", "at-most", "from", "cash"] as const;
export type TermsOption = (typeof TERMS_OPTIONS)[number];

type Wrong = { readonly option: TermsOption };

/**
 * The terms with what the options say in the place of what was; refused with the first option that can't be read, or that has no discount
 * to belong to.
 */
export function changedTerms(before: CheckoutTerms, options: ReadonlyMap<string, string>): Result<CheckoutTerms, Wrong> {
  const percent = readOption(options, "prepaid", percentIn);
  const maximum = readOption(options, "at-most", limitIn);
  const minimumOrder = readOption(options, "from", rupeesIn);
  const mostCash = readOption(options, "cash", rupeesIn);
  for (const [option, read] of Object.entries({ prepaid: percent, "at-most": maximum, from: minimumOrder, cash: mostCash }))
    if (read === "wrong") return refused({ option: option as TermsOption }); // The entries are these four.
  const stored = before.prepaid ?? NONE;
  const prepaid: PrepaidDiscount = {
    percent: changedOr(percent, stored.percent),
    maximum: changedOr(maximum, stored.maximum),
    minimumOrder: changedOr(minimumOrder, stored.minimumOrder),
  };
  if (prepaid.percent === 0 && (maximum !== undefined || minimumOrder !== undefined)) return refused({ option: "prepaid" });
  return ok({ prepaid: prepaid.percent === 0 ? null : prepaid, mostCash: changedOr(mostCash, before.mostCash) });
}

const NONE: PrepaidDiscount = { percent: 0, maximum: null, minimumOrder: paise(0) };

type Read<Value> = Value | "wrong" | undefined;

/** undefined: the option was not given. */
function readOption<Value>(options: ReadonlyMap<string, string>, name: TermsOption, read: (text: string) => Value | "wrong"): Read<Value> {
  const text = options.get(name);
  return text === undefined ? undefined : read(text);
}

const changedOr = <Value>(read: Read<Value>, before: Value): Value => (read === undefined || read === "wrong" ? before : read);

function percentIn(text: string): number | "wrong" {
  const percent = typedNumber(text, 2);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : "wrong";
}

const rupeesIn = (text: string): Paise | "wrong" => typedRupees(text) ?? "wrong";

const limitIn = (text: string): Paise | null | "wrong" => (text === "none" ? null : rupeesIn(text));
