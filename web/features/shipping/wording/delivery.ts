import { languageWords } from "#web/design/wording/language.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";

const days = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", weekday: "short", day: "numeric", month: "short" });

/** Fri 20 Nov. */
function dayOf(day: Day): string {
  const parts = days.formatToParts(Date.parse(`${day}T12:00:00+05:30`));
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${told("weekday")} ${told("day")} ${told("month")}`;
}

/** When and where a parcel comes. */
export const deliveryWords = {
  title: "Delivery",
  titleTo: (pincode: string): string => `Delivery to ${pincode}`,
  pincode: "Your pincode",
  check: "Check",
  checking: "Checking",
  change: "Change",
  changePincode: (pincode: string): string => `Change pincode ${pincode}`,
  notAPincode: "A pincode has six digits and does not begin with 0.",
  unavailable: "We could not look it up just now.",
  tryAgain: "Try again",
  days: ({ earliest, latest }: Extract<DeliveryEstimate, { kind: "serviceable" }>): string =>
    `${dayOf(earliest)} to ${dayOf(latest)}, if you order now.`,
  arrives: ({ earliest, latest }: { readonly earliest: Day; readonly latest: Day }): string => `${dayOf(earliest)} to ${dayOf(latest)}`,
  unserviceable: "No courier of ours delivers there yet.",
  cash: "Cash on delivery is possible there.",
  noCash: "Payment there is online, as the courier takes no cash.",
  prepaid: "This brand is paid online.",
};
