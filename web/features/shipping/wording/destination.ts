/** Choosing where parcels go. */
export const destinationPhrases = {
  title: "Where should we deliver?",
  hint: "We look up the delivery days for it, and keep it on this device alone.",
  close: "Close",
  take: "Deliver here",
  byCity: "Choose by city",
};
