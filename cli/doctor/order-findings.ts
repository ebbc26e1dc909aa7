import { doctorWords } from "./words.ts";
import { troubleText } from "#cli/orders/wording/order-troubles.ts";
import { fault, warning, passed } from "./finding.ts";
import type { OrderTrouble } from "#core/orders/order/order-trouble.ts";
import type { RefundByHand } from "./words.ts";
import type { Finding } from "./finding.ts";

const TOLD = 10;

/** What can't be among orders, their money and their papers; the first few of it. */
export async function orderFindings(troubles: AsyncIterable<OrderTrouble>): Promise<readonly Finding[]> {
  const told: Finding[] = [];
  let count = 0;
  for await (const trouble of troubles) {
    count += 1;
    if (told.length < TOLD) told.push(fault("orders", troubleText(trouble)));
  }
  if (count === 0) return [passed("orders", doctorWords.ordersWell)];
  return count > TOLD ? [...told, fault("orders", doctorWords.moreTroubles(count - TOLD))] : told;
}

/** Money that staff have to send back; the first few of it. */
export function refundFindings(refunds: readonly RefundByHand[]): readonly Finding[] {
  const told = refunds.slice(0, TOLD).map((refund) => warning("refunds", doctorWords.byHand(refund)));
  return refunds.length > TOLD ? [...told, warning("refunds", doctorWords.moreTroubles(refunds.length - TOLD))] : told;
}
