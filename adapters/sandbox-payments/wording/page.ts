import type { Paise } from "#core/shared/money.ts";
import type { SandboxAction } from "#adapters/sandbox-payments/page-actions.ts";

/** What the sandbox's page says in a language. It stands for another company's page, and is for whoever tries the shop out. */
export type SandboxWords = Readonly<Record<Said, string>> & {
  readonly deeds: Readonly<Record<SandboxAction, { readonly press: (amount: Paise) => string; readonly means: string }>>;
};

type Said = "name" | "warning" | "warned" | "toPay" | "order" | "paid" | "paidMore" | "tryOut" | "back";

export const english: SandboxWords = {
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
    pay: { press: (amount) => `Pay ${shortened(amount)}`, means: "" },
    fail: { press: () => "Let it fail", means: "The bank says no. The shop lets you try again." },
    late: { press: () => "Pay late", means: "The money is taken, but the shop hears of it only after it has stopped waiting." },
    twice: { press: () => "Pay twice", means: "Two payments are taken for one order. The shop sends one of them back." },
    close: { press: () => "Close without paying", means: "" },
  },
};

const figures = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const rupees = (amount: Paise): string => `₹${figures.format(amount / 100)}`;

/** As a button says it, without .00. */
export const shortened = (amount: Paise): string => rupees(amount).replace(".00", "");
