import { day } from "#core/shared/day.ts";
import { companyWords } from "./company.ts";
import type { Company } from "#core/content/company.ts";
import type { Reading } from "#web/screens/reading/reading.ts";

export const cancellationPolicy = (company: Company | null): Reading => ({
  title: "Cancellation and return policy",
  description: "When an order can be cancelled, what can be returned within 7 days, and how a refund is worked out.",
  lead: "When you can cancel, what you can send back, and how your refund is worked out.",
  dated: day("2026-11-20"),
  sections: [
    {
      id: "today",
      heading: "Today",
      blocks: [
        "Orders are not open yet, so there is nothing to cancel or return today. These are the rules that will hold from the first order on.",
      ],
    },
    {
      id: "cancel",
      heading: "Cancelling",
      blocks: [
        "You may cancel free of charge until a parcel is packed: the whole order, or single products of it. You do it yourself on the order's page; no reason is asked for.",
        "Once a parcel is packed or on its way it can't be stopped. You may refuse it at the door; it then comes back to the seller and is treated as a return.",
        "If we or a seller must cancel because something is missing after all, you get back everything paid for it, delivery included.",
      ],
    },
    {
      id: "return",
      heading: "Returning",
      blocks: [
        "Within 7 days of delivery you may return what is",
        ["damaged or leaking,", "not what you ordered, or not all of it,", "short-dated: fewer than 3 months before its expiry date."],
        "Please add pictures of the bill, the package and the product; they speed things up a great deal.",
        "If you have changed your mind, you may also return within 7 days whatever is unopened and in its seal. Consumables, that is whatever is eaten, drunk, applied or used up, can't be returned for a change of mind, as nobody else could safely use them.",
      ],
    },
    {
      id: "steps",
      heading: "What happens then",
      blocks: [
        [
          "Requested: you choose product, quantity and reason on the order's page.",
          "Approved or rejected: we say which, and why.",
          "Picked up: a courier collects it; it costs you nothing where the fault is ours.",
          "Received and checked: the seller looks at what came back.",
          "Closed: the refund is on its way.",
        ],
      ],
    },
    {
      id: "refund",
      heading: "Your refund",
      blocks: [
        "You get back what those pieces cost you after coupon and prepaid discount, to the paisa, as the invoice shows line by line. A coupon stays counted even if the rest of the order falls below its minimum: we never take a discount back.",
        "The delivery charge and the rounding go back with the last product, once everything has been cancelled or returned, and at once where the fault is ours.",
        "Refunds go the way the payment came. What was paid in cash at the door goes to your bank account or UPI address.",
        "Reward points earned on returned pieces are taken back in proportion.",
      ],
    },
    {
      id: "help",
      heading: "If something goes wrong",
      blocks: [`Reach us ${companyWords.reached(company)}. Complaints are acknowledged within 48 hours and answered within one month.`],
    },
  ],
});
