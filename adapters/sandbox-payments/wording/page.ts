import type { PayableName } from "#core/payments/unpaid-payment.ts";
import type { SandboxAction } from "#adapters/sandbox-payments/page-actions.ts";

type Amount = { readonly amount: string };
type Moment = { readonly moment: string };

/** What the sandbox's page says. It stands for another company's page, and is for whoever tries the shop out. */
export const sandboxPhrases = {
  name: "Payment sandbox",
  warning: "No money moves here",
  warned: "This page stands in for a payment company's. Nothing you do on it is charged to anybody.",
  toPay: "To pay",
  paysFor: "You pay for",
  payable: {
    order: ({ number }: { readonly number: string }) => `Order ${number}`,
    appointment: ({ moment }: Moment) => `Appointment on ${moment}`,
    "lab-tests": ({ moment }: Moment) => `Lab tests on ${moment}`,
    plan: ({ title }: { readonly title: string }) => `Health plan ${title}`,
  } satisfies Record<PayableName["kind"], unknown>,
  paid: "This is paid",
  paidMore: "Go back to the shop to see it.",
  tryOut: "Try what can go wrong",
  back: "Back to the shop",
  deeds: {
    pay: { press: ({ amount }: Amount) => `Pay ${amount}`, means: "" },
    fail: { press: () => "Let it fail", means: "The bank declines it. The shop lets you try again." },
    late: { press: () => "Pay late", means: "The money is taken, but the shop hears about it only after it has stopped waiting." },
    twice: { press: () => "Pay twice", means: "Two payments are taken instead of one. The shop refunds one of them." },
    close: { press: () => "Close without paying", means: "" },
  } satisfies Record<SandboxAction, unknown>,
};
