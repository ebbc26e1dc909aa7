import type { Facts } from "#cli/letters/phrase.ts";

/** What letters and text messages of orders say. */
export const orderLetterPhrases = {
  subject: ({ about, number }: Facts<"about" | "number">) => `${about} – order ${number}`,
  /** What stands around a letter's text; `page` is where the order is shown. */
  whole: ({ name, text, page, site }: Facts<"name" | "text" | "page" | "site">) =>
    `Namaste ${name},\n\n${text}\n\nSee your order:\n${page}\n\n${site}\n`,
  about: {
    placed: "Thank you for your order",
    beingChecked: "We are checking your payment",
    expired: "Your order is cancelled because it was not paid in time",
    shipped: "Your parcel is on its way",
    delivered: "Your parcel has been delivered",
    "coming-back": "Your parcel could not be delivered",
    "came-back": "Your parcel is back with the seller",
    lost: "Your parcel was lost",
    cancelled: "Your order is cancelled",
    cancelledInPart: "Part of your order is cancelled",
    returnAsked: "We are looking at your return",
    returnApproved: "Your return is accepted",
    returnRejected: "Your return is not accepted",
    returnFailed: "What you sent back can't be refunded",
    returnPassed: "Your return is complete",
    missingAsked: "We are looking into what is missing",
    missingApproved: "We accept that something is missing",
    missingPassed: "What was missing is settled",
    refundDone: "Your refund has been paid",
    refundByHand: "Our team is paying your refund",
  },
  /** The same of one of several parcels; `place` counts from 1. */
  aboutParcel: {
    shipped: ({ place, parcels }: Facts<"place" | "parcels">) => `Parcel ${place} of ${parcels} is on its way`,
    delivered: ({ place, parcels }: Facts<"place" | "parcels">) => `Parcel ${place} of ${parcels} has been delivered`,
    "coming-back": ({ place, parcels }: Facts<"place" | "parcels">) => `Parcel ${place} of ${parcels} could not be delivered`,
    "came-back": ({ place, parcels }: Facts<"place" | "parcels">) => `Parcel ${place} of ${parcels} is back with the seller`,
    lost: ({ place, parcels }: Facts<"place" | "parcels">) => `Parcel ${place} of ${parcels} was lost`,
  },
  pieces: { one: ({ count }: Facts<"count">) => `${count} piece`, other: ({ count }: Facts<"count">) => `${count} pieces` },
  placed: ({ number, pieces }: Facts<"number" | "pieces">) => `Thank you for your order ${number} (${pieces}).`,
  nothingToPay: "There is nothing to pay.",
  payCourier: ({ total }: Facts<"total">) => `Please keep ${total} ready for the courier.`,
  isPaid: ({ total }: Facts<"total">) => `You have paid ${total}.`,
  afterPlaced: "We'll write again when it is on its way.",
  beingChecked: ({ number }: Facts<"number">) =>
    `Your bank hasn't told us yet whether your payment for order ${number} went through. Please don't pay again. If it did, we place the order if its products are still available, or refund you.`,
  expired: ({ number }: Facts<"number">) =>
    `We received no payment within 30 minutes, so order ${number} is cancelled and nothing will be sent. If money left your account, it is refunded automatically.`,
  /** What comes, at the beginning of a sentence; `place` counts from 1. */
  onlyParcel: ({ number }: Facts<"number">) => `Your order ${number}`,
  oneParcel: ({ place, parcels, number }: Facts<"place" | "parcels" | "number">) =>
    `Parcel ${place} of ${parcels} from your order ${number}`,
  shipped: ({ parcel }: Facts<"parcel">) => `${parcel} has left the seller.`,
  expected: ({ day }: Facts<"day">) => `It should reach you by ${day}.`,
  delivered: ({ parcel }: Facts<"parcel">) =>
    `${parcel} has been delivered. If anything is wrong, you can request a return within 7 days on the order's page.`,
  comingBack: ({ parcel }: Facts<"parcel">) =>
    `${parcel} could not be delivered and is going back to the seller. We'll write again when it gets there.`,
  cameBack: ({ parcel }: Facts<"parcel">) => `${parcel} is back with the seller.`,
  lost: ({ parcel }: Facts<"parcel">) => `${parcel} was lost on the way. We are sorry.`,
  goesBack: ({ back }: Facts<"back">) => `${back} is on its way back to you.`,
  cancelledByShop: ({ number }: Facts<"number">) => `We had to cancel your order ${number}. We are sorry.`,
  cancelledByShopInPart: ({ number }: Facts<"number">) => `We had to cancel part of your order ${number}. We are sorry.`,
  cancelledByCustomer: ({ number }: Facts<"number">) => `Your order ${number} is cancelled, as you asked.`,
  cancelledByCustomerInPart: ({ number }: Facts<"number">) => `Part of your order ${number} is cancelled, as you asked.`,
  returnAsked: ({ number }: Facts<"number">) =>
    `You asked to return something from order ${number}. We'll look at it and write again. Please keep the goods and their pack as they are.`,
  returnApproved: "Your return is accepted. We'll have it picked up from your address. Please hand it over in its pack.",
  returnRejected: "We looked at your return and can't accept it. If you don't agree, please write to us from the order's page.",
  returnFailed:
    "What you sent back did not pass the seller's check, so it can't be refunded. If you don't agree, please write to us from the order's page.",
  returnPassed: "What you sent back has passed the seller's check.",
  missingAsked: ({ number }: Facts<"number">) =>
    `You told us that something is missing from order ${number}. We'll ask the courier and the seller, and write again. You don't need to send anything.`,
  missingApproved:
    "We accept that something did not arrive. You don't need to send anything. We'll write again when your money is on its way.",
  missingPassed: "We have settled what did not arrive.",
  refundDone: ({ back }: Facts<"back">) => `We have refunded ${back}. Your bank may take up to 7 working days to show it.`,
  refundByHandOfCash: ({ back }: Facts<"back">) =>
    `You paid on delivery, so we'll pay ${back} to your bank account or UPI. If we need the details, we'll write to you.`,
  refundByHandOfPayment: ({ back }: Facts<"back">) =>
    `The payment company could not return ${back}, so we'll pay it to your bank account or UPI. If we need the details, we'll write to you.`,
  /** What a text message says, behind the name of the site. */
  texts: {
    placed: ({ number, total }: Facts<"number" | "total">) => `your order ${number} for ${total} is placed.`,
    onlyParcel: ({ number }: Facts<"number">) => `your order ${number}`,
    oneParcel: ({ place, parcels, number }: Facts<"place" | "parcels" | "number">) =>
      `parcel ${place} of ${parcels} from your order ${number}`,
    shipped: ({ parcel }: Facts<"parcel">) => `${parcel} is on its way.`,
    delivered: ({ parcel }: Facts<"parcel">) => `${parcel} has been delivered.`,
    cancelled: ({ number }: Facts<"number">) => `we had to cancel your order ${number}.`,
    cancelledInPart: ({ number }: Facts<"number">) => `we had to cancel part of your order ${number}.`,
    returnApproved: ({ number }: Facts<"number">) => `your return for order ${number} is accepted.`,
    refundDone: ({ number, back }: Facts<"number" | "back">) => `we have refunded ${back} for your order ${number}.`,
  },
};
