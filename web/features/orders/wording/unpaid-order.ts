import type { Facts } from "#web/design/phrase.ts";
import type { UnpaidOrder } from "#web/features/orders/checkout/unpaid-orders-model.ts";

/** An order that waits for its payment while its products are still in the cart. */
export const unpaidOrderPhrases = {
  waits: {
    all: ({ number, total }: Facts<"number" | "total">) => `Order ${number} of ${total} with the same products is waiting for its payment.`,
    some: ({ number, total }: Facts<"number" | "total">) =>
      `Order ${number} of ${total} with some of the same products is waiting for its payment.`,
    none: ({ number, total }: Facts<"number" | "total">) => `Order ${number} of ${total} is waiting for its payment.`,
  } satisfies Record<UnpaidOrder["shares"], unknown>,
  payableUntil: ({ until }: Facts<"until">) => `You can pay it until ${until}.`,
  isChecked: "That payment is being checked: please don't pay for it again.",
  another: "What you order from this cart comes on top.",
  toOrder: "Go to that order",
};
