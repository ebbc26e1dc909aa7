import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { printedEnd } from "#core/coupons/coupon-end.ts";
import { customerReferenceIn } from "#core/identity/customer-reference.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { billJson } from "#cli/cart/printing/bill-json.ts";
import { billText } from "#cli/cart/printing/bill-text.ts";
import { explanationJson } from "#cli/cart/printing/explanation-json.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import { beyondLimitsText } from "./words.ts";
import { paragraphsOf } from "#cli/cart/wording/explanation.ts";
import { noCustomerText } from "#cli/identity/wording/users.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { Terminal } from "#cli/terminal.ts";

const COMMAND = "cart check";

/** Prints the bill of a customer's cart as the customer sees it now. */
export const cartCheckUser = databaseCommand(
  { name: COMMAND, switches: ["json", "explain"], options: ["user", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const name = customerReferenceIn(given.options.get("user") ?? "");
    if (name === null)
      return wrongUsage(terminal, COMMAND, "expected --user with a mobile number of ten digits, an e-mail address or an id");
    const { withCartsOfCustomers } = await import("./composition.ts");
    const priced = await withCartsOfCustomers(context, (priceCartOf) => priceCartOf(name)).catch((error: unknown) => {
      if (error instanceof BeyondLimits) return null;
      throw error;
    });
    if (priced === null) {
      terminal.complain(beyondLimitsText);
      return UNUSABLE_INPUT;
    }
    if (priced.kind === "refused") {
      terminal.complain(noCustomerText);
      return UNUSABLE_INPUT;
    }
    await terminal.write(printedBill(priced.value, given.switches, terminal));
    return DONE;
  },
);

function printedBill(bill: ExplainedBill, switches: ReadonlySet<string>, terminal: Terminal): string {
  const isExplained = switches.has("explain");
  if (switches.has("json")) {
    const figures = billJson(bill);
    return `${JSON.stringify(isExplained ? { ...figures, explanation: explanationJson(bill, printedEnd) } : figures, null, 2)}\n`;
  }
  const paint = paintFor(terminal);
  return isExplained ? `${billText(bill, paint)}\n${paragraphsText(paragraphsOf(bill, printedEnd), paint)}` : billText(bill, paint);
}
