import { billFor, priceCart } from "#core/pricing/price-cart.ts";
import { billJson } from "./printing/bill-json.ts";
import { priced } from "./priced.ts";
import { ok } from "#core/shared/result.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#cli/input/fault.ts";
import type { CartFile, CartFiles } from "./cart-files.ts";

/** What --json tells of a file. */
export type JsonAnswer = (file: CartFile) => Result<object, readonly Fault[]>;

export const figures: JsonAnswer = (file) => {
  const bill = priced(file, billFor);
  return bill.kind === "refused" ? bill : ok(billJson(bill.value));
};

/** The same with the facts behind the figures as its last key; what prints them is loaded only here. */
export async function figuresExplained({ printedEnd }: CartFiles): Promise<JsonAnswer> {
  const { explanationJson } = await import("./printing/explanation-json.ts");
  return (file) => {
    const bill = priced(file, priceCart);
    return bill.kind === "refused" ? bill : ok({ ...billJson(bill.value), explanation: explanationJson(bill.value, printedEnd) });
  };
}
