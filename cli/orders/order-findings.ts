import { doctorWords } from "#cli/doctor/words.ts";
import { fault, passed, warning } from "#cli/doctor/finding.ts";
import { onDatabase } from "#cli/database/composition.ts";
import { orderFindingWords } from "./wording/findings.ts";
import { troubleText } from "./wording/order-troubles.ts";
import type { OrderTrouble } from "#core/orders/order/order-trouble.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";
import type { RefundByHand } from "./wording/findings.ts";

const TOLD = 10;

/** Orders, once the tables are as this program reads them. */
export const checkOrders: Check = async ({ db, isUpToDate }) => (isUpToDate ? orderFindings(onDatabase.orderTroubles(db)) : []);

/** Refunds that staff have to pay. */
export const checkRefunds: Check = async ({ db, isUpToDate }) => (isUpToDate ? refundFindings(await onDatabase.refundsByHand(db)) : []);

/** What can't be among orders, their money and their papers; the first few of it. */
async function orderFindings(troubles: AsyncIterable<OrderTrouble>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let count = 0;
  for await (const trouble of troubles) {
    count += 1;
    if (findings.length < TOLD) findings.push(fault("orders", troubleText(trouble)));
  }
  if (count === 0) return [passed("orders", orderFindingWords.ordersWell)];
  return count > TOLD ? [...findings, fault("orders", doctorWords.moreTroubles(count - TOLD))] : findings;
}

/** Money that staff have to send back; the first few of it. */
export function refundFindings(refunds: readonly RefundByHand[]): readonly Finding[] {
  const findings = refunds.slice(0, TOLD).map((refund) => warning("refunds", orderFindingWords.byHand(refund)));
  return refunds.length > TOLD ? [...findings, warning("refunds", doctorWords.moreTroubles(refunds.length - TOLD))] : findings;
}
