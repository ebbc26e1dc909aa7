import type { SandboxAction } from "#adapters/sandbox-payments/page-actions.ts";

type Amount = { readonly amount: string };

/** What the sandbox's page says. It stands for another company's page, and is for whoever tries the shop out. */
export const sandboxPhrases = {
  name: "Payment sandbox",
  warning: "No money moves here",
  warned: "This page stands in for a payment company's. Nothing you do on it is charged to anybody.",
  toPay: "To pay",
  order: "Order",
  paid: "This order is paid",
  paidMore: "Go back to the shop to see it.",
  tryOut: "Try what can go wrong",
  back: "Back to the shop",
  deeds: {
    pay: { press: ({ amount }: Amount) => `Pay ${amount}`, means: "" },
    fail: { press: () => "Let it fail", means: "The bank declines it. The shop lets you try again." },
    late: { press: () => "Pay late", means: "The money is taken, but the shop hears about it only after it has stopped waiting." },
    twice: { press: () => "Pay twice", means: "Two payments are taken for one order. The shop refunds one of them." },
    close: { press: () => "Close without paying", means: "" },
  } satisfies Record<SandboxAction, unknown>,
};
