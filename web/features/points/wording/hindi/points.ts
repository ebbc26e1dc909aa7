import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { PointCause } from "#core/points/reward-points.port.ts";
import type { pointsWords as english } from "#web/features/points/wording/points.ts";

/** A customer's reward points. */
export const pointsWords: typeof english = {
  title: "रिवॉर्ड पॉइंट",
  lead: "सामान के हर ₹100 के भुगतान पर 1 पॉइंट मिलता है। वापसी के दिन पूरे होने पर पॉइंट जुड़ते हैं और 365 दिन रहते हैं।",
  reading: "आपके पॉइंट लाए जा रहे हैं",
  unavailable: "आपके पॉइंट अभी दिखाए नहीं जा सके।",
  balance: "आपके पॉइंट",
  history: "ये कैसे मिले",
  none: "अभी कोई पॉइंट नहीं",
  noneText: "पहले ऑर्डर के साथ मिलेंगे, जब वापसी के दिन पूरे हो जाएँ।",
  shop: "दुकान पर जाएँ",
  more: "और दिखाएँ",
  tryAgain: "फिर कोशिश करें",
  pending: (points: number): string => `वापसी के दिन पूरे होने पर ${wholeNumber(points)} और जुड़ेंगे`,
  cause: (cause: PointCause): string => {
    switch (cause.kind) {
      case "opening":
        return cause.reason;
      case "earned":
        return "ऑर्डर पर मिले";
      case "taken-back":
        return "वापसी या रिफ़ंड पर घटे";
    }
  },
  days: ({ at, from, until }: { readonly at: string; readonly from: string; readonly until: string }): string =>
    at === from ? at : `${at} · ${from} से ${until} तक`,
  signed: (points: number): string => (points < 0 ? `−${wholeNumber(-points)}` : `+${wholeNumber(points)}`),
};
