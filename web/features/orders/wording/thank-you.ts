import { rupees } from "#web/design/wording/amounts.ts";
import { timeAt } from "#web/design/wording/clock-time.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ThanksState } from "#web/features/orders/thank-you/thanks-state.ts";

/** What became of an order and its money, for certain. */
export const thankYouWords = {
  title: "Your order",
  lead: "What became of your order, and what comes next.",
  reading: "Your order is on its way",
  unavailable: "Your order could not be shown just now: the shop did not answer. It is safe.",
  unknown: "This order is not among yours.",
  which: "Your orders are listed with all that became of them.",
  orders: "Your orders",
  heading,
  text,
  number: (number: string): string => `Order ${number}`,
  paid: "Paid online",
  due: "To be paid at the door",
  toPay: "To be paid",
  payNow: "Pay now",
  payAgain: "Try again",
  beginning: "Preparing the payment page",
  leaving: "Taking you to the payment page",
  leavingText: "This takes a moment. If nothing happens, press the button.",
  keptUntil: (until: number): string => `Your order and its pieces are kept until ${timeAt(until)}.`,
  trouble,
  lookAgain: "Look again",
  looksByItself: "This page looks by itself. You may also close it: we write to you.",
  order: "See the order",
  invoice: (number: string): string => `Invoice ${number}`,
  shopOn: "Continue shopping",
  toCart: "Back to the cart",
  next: "What comes next",
  nextSteps: (isCash: boolean): readonly string[] => [
    "We tell you by message and e-mail once a parcel is on its way.",
    "You can follow each parcel on the order's page, and cancel there until it is packed.",
    isCash
      ? "The courier takes the money at the door and hands the parcel over."
      : "The courier brings it to your door. There is nothing more to pay.",
  ],
  parcels: (count: number): string => (count === 1 ? "Your parcel" : "Your parcels"),
  goesBack: (amount: Paise): string => `${rupees(amount)} that was taken goes back to where it came from. That takes up to 7 working days.`,
};

function heading(state: ThanksState["kind"]): string {
  switch (state) {
    case "placed":
      return "Thank you, your order is placed";
    case "not-tried":
      return "Your order waits for its payment";
    case "failed":
      return "The payment did not go through";
    case "too-late":
      return "The time to pay is over";
    case "being-checked":
      return "We are checking your payment";
  }
}

/** `goesBack` is what was taken in vain and is not back yet. */
function text(state: ThanksState, goesBack: Paise): string {
  switch (state.kind) {
    case "placed":
      return state.due > 0
        ? `Please have ${rupees(state.due)} ready for the courier.`
        : state.paid > 0
          ? `${rupees(state.paid)} was paid. There is nothing more to do.`
          : "There is nothing to pay.";
    case "not-tried":
      return goesBack > 0 ? "The order itself is not paid yet." : "Nothing was taken so far.";
    case "failed":
      return `${goesBack > 0 ? "" : "Nothing was taken. "}You can try again, or pay in another way.`;
    case "too-late":
      return `Nothing was ordered${goesBack > 0 ? "" : ", and none of your money is with us"}. Your cart is as it was.`;
    case "being-checked":
      return `Your bank has not told us yet whether the money was taken. We know it by ${timeAt(state.knownBy)} at the latest. Please do not pay a second time.`;
  }
}

type Trouble = "provider-away" | "unavailable" | "gone";

function trouble(kind: Trouble): string {
  switch (kind) {
    case "provider-away":
      return "Payments can't be made just now. Your order is kept; please try again in a minute.";
    case "unavailable":
      return "We could not reach the shop. Nothing was taken; please try again.";
    case "gone":
      return "This payment could not be begun. Please look at the order again.";
  }
}
