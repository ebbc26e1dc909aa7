import { doctorWords } from "#cli/wording/doctor.ts";
import { troubleText } from "#cli/wording/order-troubles.ts";
import { fault, look, well } from "./finding.ts";
import type { OrderTrouble } from "#core/ordering/order-trouble.ts";
import type { RefundByHand } from "#cli/wording/doctor.ts";
import type { Finding } from "./finding.ts";

const TOLD = 10;

/** What can't be among orders, their money and their papers; the first few of it. */
export async function findingsOfOrders(troubles: AsyncIterable<OrderTrouble>): Promise<readonly Finding[]> {
  const told: Finding[] = [];
  let count = 0;
  for await (const trouble of troubles) {
    count += 1;
    if (told.length < TOLD) told.push(fault("orders", troubleText(trouble)));
  }
  if (count === 0) return [well("orders", doctorWords.ordersWell)];
  return count > TOLD ? [...told, fault("orders", doctorWords.moreTroubles(count - TOLD))] : told;
}

/** Money that staff have to send back; the first few of it. */
export function findingsOfRefunds(refunds: readonly RefundByHand[]): readonly Finding[] {
  const told = refunds.slice(0, TOLD).map((refund) => look("refunds", doctorWords.byHand(refund)));
  return refunds.length > TOLD ? [...told, look("refunds", doctorWords.moreTroubles(refunds.length - TOLD))] : told;
}
