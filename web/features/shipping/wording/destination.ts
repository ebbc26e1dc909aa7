/** Choosing where parcels go. */
export const destinationPhrases = {
  title: "Where should we deliver?",
  hint: "The pincode stays on this device.",
  close: "Close",
  take: "Deliver here",
  byCity: "Choose by city",
};
