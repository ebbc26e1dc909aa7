import type { TextContent } from "#web/features/content/texts/text-content.ts";
import type { TextFacts } from "#web/features/content/texts/text-facts.ts";

export const written = ({ returnDays, paymentMinutes, shortDatedMonths, reached, acknowledgedHours }: TextFacts): TextContent => ({
  title: "Cancellation and return policy",
  description: `When an order can be cancelled, what can be returned within ${returnDays} days, and how a refund is worked out.`,
  lead: "When you can cancel, what you can send back, and how your refund is worked out.",
  sections: [
    {
      id: "cancel",
      heading: "Cancelling",
      blocks: [
        "You may cancel free of charge until a parcel is packed: the whole order, or single products of it. You do it yourself on the order's page, under [My orders](/shop/orders). We ask for the reason; any reason will do. What goes back to you is shown before you confirm.",
        "Once a parcel is packed or on its way it can't be stopped. You may refuse it at the door. It then goes back to its seller, and you get back what you paid for the goods in it; what was to be paid in cash is no longer due.",
        "If we or a seller must cancel because something is missing after all, or a parcel is lost on its way, you get back everything paid for it, its share of delivery included.",
        `An order to be paid online waits ${paymentMinutes} minutes for its payment and is then cancelled automatically. Money that arrives later goes back to you.`,
      ],
    },
    {
      id: "return",
      heading: "Returning",
      blocks: [
        `Within ${returnDays} days of delivery, until the end of the last of them, you may return what is`,
        [
          "damaged or leaking,",
          "not what you ordered, or not all of it,",
          `short-dated: printed to expire within ${shortDatedMonths} months of its delivery.`,
        ],
        "For these, please add at least one picture that shows it: of the product, the package, the bill or anything else.",
        "If you have changed your mind, you may return in the same time whatever is unopened; a picture may help but is not needed. Consumables, that is whatever is eaten, drunk, applied or used up, can't be returned for a change of mind, opened or not, as nobody else could safely use them. Their product page says so.",
      ],
    },
    {
      id: "steps",
      heading: "What happens then",
      blocks: [
        [
          "Return requested: you choose product, pieces and reason on the order's page, and see the refund there.",
          "Return accepted or not: we look at it within 2 working days and write to you.",
          "Picked up: a courier comes to your address, free of charge. Please keep the pack. You don't need to send what never arrived.",
          "Checked: the seller looks at what you sent back. If it does not pass, we tell you and it is not refunded.",
          "Closed: the refund is on its way.",
        ],
        "You can follow each step on the order's page. If you don't agree with us, press “Help with this order” there or write to us.",
      ],
    },
    {
      id: "refund",
      heading: "Your refund",
      blocks: [
        "You get back what those pieces cost you after coupon and prepaid discount, to the paisa, and a credit note that says so line by line. The coupon still counts even if the rest of the order falls below its minimum: we never take a discount back.",
        "Delivery charge and rounding go back with the last product, once everything has been cancelled or returned. Where the fault is ours, the share of those pieces goes back at once.",
        "What was paid online goes back to where it was paid from, within 7 working days. What was paid in cash at the door goes to your bank account or UPI address; we ask you for it.",
        "Reward points earned on returned pieces are taken back in proportion.",
      ],
    },
    {
      id: "help",
      heading: "If something goes wrong",
      blocks: [`Reach us ${reached}. Complaints are acknowledged within ${acknowledgedHours} hours and answered within one month.`],
    },
  ],
});
