import { fault, passed, warning } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { onDatabase } from "#cli/database/composition.ts";
import { orderFindingWords } from "./wording/findings.ts";
import { troubleText } from "./wording/order-troubles.ts";
import type { OrderTrouble } from "#core/orders/order/order-trouble.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";
import type { RefundByHand } from "./wording/findings.ts";

/** Orders, once the tables are as this program reads them. */
export const checkOrders: Check = async ({ db, isUpToDate }) => (isUpToDate ? orderFindings(onDatabase.orderTroubles(db)) : []);

/** Refunds that staff have to pay. */
export const checkRefunds: Check = async ({ db, isUpToDate }) => (isUpToDate ? refundFindings(await onDatabase.refundsByHand(db)) : []);

/** What can't be among orders, their money and their papers; the first few of it. */
async function orderFindings(troubles: AsyncIterable<OrderTrouble>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for await (const trouble of troubles) findings.push(fault("orders", troubleText(trouble)));
  return findings.length === 0 ? [passed("orders", orderFindingWords.ordersWell)] : firstFindings(findings);
}

/** Money that staff have to send back; the first few of it. */
export const refundFindings = (refunds: readonly RefundByHand[]): readonly Finding[] =>
  firstFindings(refunds.map((refund) => warning("refunds", orderFindingWords.byHand(refund))));
