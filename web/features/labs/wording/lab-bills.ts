import type { Facts } from "#web/design/phrase.ts";

/** What receipts and bills of lab bookings say as a page, beside what those of appointments say too: the same words as their PDF. */
export const labBillPhrases = {
  notShown: "The bills of this booking can't be shown right now.",
  unknown: "We can't find this bill",
  unknownText: "The booking may belong to another account, or the link is wrong.",
  allBookings: "All my lab bookings",
  toBooking: "The booking",
  noneText: "After you pay for a booking, its receipt appears here; the bill follows with the report.",
  laboratory: "Laboratory",
  accredited: ({ number }: Facts<"number">) => `NABL accreditation ${number}`,
  sample: "Sample",
  forPerson: ({ name }: Facts<"name">) => `For ${name}`,
  services: { collection: "Sample collection at home", "visit-in-vain": "Visit without a sample", "given-back": "Refund for tests" },
  exempt: "Health care by a clinical establishment: exempt from GST (notification 12/2017, entry 74).",
  reason: "Refunded by our staff",
  receiptNote: "This confirms a payment. The bill is issued with the report.",
};
