import { BeyondLimits } from "#core/shared/beyond-limits.ts";
import { printedEnd } from "#core/coupons/coupon-end.ts";
import { wrongUsage } from "#cli/complain.ts";
import { databaseCommand } from "#cli/database/command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { billJson } from "#cli/printing/bill-json.ts";
import { billText } from "#cli/printing/bill-text.ts";
import { explanationJson } from "#cli/printing/explanation-json.ts";
import { paintFor } from "#cli/printing/paint.ts";
import { paragraphsText } from "#cli/printing/paragraphs-text.ts";
import { beyondLimitsText, unknownMobileText } from "#cli/wording/customers-cart.ts";
import { paragraphsOf } from "#cli/wording/explanation.ts";
import type { ExplainedBill } from "#core/pricing/explanation.ts";
import type { Terminal } from "#cli/terminal.ts";

const COMMAND = "cart check";

/** Prints the bill of a customer's cart as the customer sees it now. */
export const cartCheckUser = databaseCommand(
  { name: COMMAND, switches: ["json", "explain"], options: ["user"], files: 0 },
  async (asked) => {
    const { given, terminal } = asked;
    const { withCartsOfCustomers } = await import("#cli/customer-cart/composition.ts");
    const priced = await withCartsOfCustomers(asked, (priceCartOf) => priceCartOf(given.options.get("user") ?? "")).catch(
      (error: unknown) => {
        if (error instanceof BeyondLimits) return null;
        throw error;
      },
    );
    if (priced === null) {
      terminal.complain(beyondLimitsText);
      return UNUSABLE_INPUT;
    }
    if (priced.kind === "refused") {
      if (priced.refusal.kind === "no-mobile") return wrongUsage(terminal, COMMAND, "expected --user with a mobile number of 10 digits");
      terminal.complain(unknownMobileText);
      return UNUSABLE_INPUT;
    }
    await terminal.write(told(priced.value, given.switches, terminal));
    return DONE;
  },
);

function told(bill: ExplainedBill, switches: ReadonlySet<string>, terminal: Terminal): string {
  const isExplained = switches.has("explain");
  if (switches.has("json")) {
    const figures = billJson(bill);
    return `${JSON.stringify(isExplained ? { ...figures, explanation: explanationJson(bill, printedEnd) } : figures, null, 2)}\n`;
  }
  const paint = paintFor(terminal);
  return isExplained ? `${billText(bill, paint)}\n${paragraphsText(paragraphsOf(bill, printedEnd), paint)}` : billText(bill, paint);
}
