import { languageWords } from "#web/design/wording/language.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryEstimate } from "#core/shipping/delivery-estimate.ts";
import type * as english from "../delivery.ts";

const days = new Intl.DateTimeFormat(languageWords.dates, { timeZone: "Asia/Kolkata", weekday: "short", day: "numeric", month: "short" });

/** शुक्र 20 नव॰ */
function dayOf(day: Day): string {
  const parts = days.formatToParts(Date.parse(`${day}T12:00:00+05:30`));
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${told("weekday")} ${told("day")} ${told("month")}`;
}

/** When and where a parcel comes. */
export const deliveryWords: typeof english.deliveryWords = {
  title: "डिलीवरी",
  titleTo: (pincode: string): string => `${pincode} पर डिलीवरी`,
  pincode: "आपका पिनकोड",
  check: "जाँचें",
  checking: "जाँच रहे हैं",
  change: "बदलें",
  changePincode: (pincode: string): string => `पिनकोड ${pincode} बदलें`,
  notAPincode: "पिनकोड छह अंकों का होता है और 0 से शुरू नहीं होता।",
  unavailable: "अभी जाँच नहीं हो पाई।",
  tryAgain: "फिर कोशिश करें",
  days: ({ earliest, latest }: Extract<DeliveryEstimate, { kind: "serviceable" }>): string =>
    `अभी ऑर्डर करने पर ${dayOf(earliest)} से ${dayOf(latest)} के बीच।`,
  arrives: ({ earliest, latest }: { readonly earliest: Day; readonly latest: Day }): string =>
    `${dayOf(earliest)} से ${dayOf(latest)} के बीच`,
  unserviceable: "हमारा कोई कूरियर अभी वहाँ नहीं पहुँचाता।",
  cash: "वहाँ कैश ऑन डिलीवरी मिल सकती है।",
  noCash: "वहाँ कूरियर नकद नहीं लेता, भुगतान ऑनलाइन होगा।",
  prepaid: "इस ब्रांड का भुगतान ऑनलाइन होता है।",
};
