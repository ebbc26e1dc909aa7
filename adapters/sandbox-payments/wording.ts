import type { Paise } from "#core/shared/money.ts";
import type { Deed } from "./desk.ts";

/** What the sandbox's page says. It stands for another company's page, and is for whoever tries the shop out. */
export const sandboxWords = {
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
    pay: { press: (amount: Paise) => `Pay ${rupees(amount).replace(".00", "")}`, means: "" },
    fail: { press: () => "Let it fail", means: "The bank says no. The shop lets you try again." },
    late: { press: () => "Pay late", means: "The money is taken, but the shop hears of it only after it has stopped waiting." },
    twice: { press: () => "Pay twice", means: "Two payments are taken for one order. The shop sends one of them back." },
    close: { press: () => "Close without paying", means: "" },
  } satisfies Record<Deed, { readonly press: (amount: Paise) => string; readonly means: string }>,
};

const figures = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const rupees = (amount: Paise): string => `₹${figures.format(amount / 100)}`;
