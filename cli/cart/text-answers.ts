import { billFor, priceCart } from "#core/pricing/price-cart.ts";
import { ok } from "#core/shared/result.ts";
import { billText } from "./printing/bill-text.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { priced } from "./priced.ts";
import type { Result } from "#core/shared/result.ts";
import type { Terminal } from "#cli/terminal.ts";
import type { Fault } from "#cli/input/fault.ts";
import type { CartFile, CartFiles } from "./cart-files.ts";

/** The bill for people. */
export function billAsText(file: CartFile, terminal: Terminal): Result<string, readonly Fault[]> {
  const bill = priced(file, billFor);
  return bill.kind === "refused" ? bill : ok(billText(bill.value, paintFor(terminal)));
}

/** The same with sentences below that say how every figure comes about. */
export async function explainedBillAsText(
  file: CartFile,
  { printedEnd }: CartFiles,
  terminal: Terminal,
): Promise<Result<string, readonly Fault[]>> {
  const bill = priced(file, priceCart);
  if (bill.kind === "refused") return bill;
  const { paragraphsOf } = await import("./wording/explanation.ts");
  const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
  const paint = paintFor(terminal);
  return ok(`${billText(bill.value, paint)}\n${paragraphsText(paragraphsOf(bill.value, printedEnd), paint)}`);
}
