import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { SubscriptionTrouble } from "#core/plans/money/subscription-trouble.ts";

/** What the doctor says of plans that were bought. */
export const subscriptionFindingWords = {
  well: "Every health plan that was bought is paid for, or was cancelled in time.",
  trouble(found: SubscriptionTrouble): string {
    switch (found.kind) {
      case "not-ended":
        return `${found.purchase}: its time to pay was over at ${indianClockText(found.since)}, and nothing ended it.`;
      case "not-paid":
        return `${found.purchase}: no payment of ${rupeesAndPaise(found.due)} stands behind this plan.`;
      case "no-bill":
        return `${found.purchase}: it was paid and lacks its bill, or the credit note against it; "niramaya plan bill" issues it.`;
      case "refund-waits":
        return `${found.purchase}: ${rupeesAndPaise(found.amount)} wait to be sent back since ${indianClockText(found.since)}.`;
    }
  },
};
