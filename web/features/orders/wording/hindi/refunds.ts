import { pieces, rupees, rupeesAndPaise, takenOff } from "#web/design/wording/amounts.ts";
import { part, sum } from "#web/design/wording/explained.ts";
import { refundTotal } from "#core/orders/returns/refund.ts";
import type { RefundCause } from "#core/orders/views/refund-view.ts";
import type { RefundedLine, ShippingBack } from "#core/orders/returns/refund.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Explained } from "#web/design/wording/explained.ts";
import type { refundWords as english } from "#web/features/orders/wording/refunds.ts";

/** What goes back, figure by figure, and why. */
export const refundWords: typeof english = {
  heading: "रिफ़ंड",
  one: (number: number): string => `रिफ़ंड ${number}`,
  back: "आपको वापस मिलेगा",
  less: "घर पर चुकाने वाली रकम में से कम होगा",
  nothing: "इसके लिए कुछ चुकाया नहीं गया था, इसलिए कुछ लौटाया नहीं जाएगा।",
  asking: "रिफ़ंड का हिसाब हो रहा है",
  unavailable: "रिफ़ंड का हिसाब नहीं हो सका: दुकान से जवाब नहीं आया।",
  tryAgain: "फिर कोशिश करें",
  how: "हिसाब कैसे हुआ",
  where: (way: "online" | "cash"): string =>
    way === "online" ? "जहाँ से भुगतान किया था वहीं, 7 कामकाजी दिनों में लौटेगा।" : "हम आपके बैंक खाते या UPI में भेजेंगे।",
  explained,
  cause,
  totalIs: (amount: Paise): string => `${rupees(amount)} आपको लौटाए जा रहे हैं`,
};

/** `title` of the line at a place. */
function explained(lines: readonly RefundedLine[], title: (place: number) => string): Explained {
  return {
    sentences: [...new Set(lines.map(({ because }) => why(because)))],
    rows: [...lines.flatMap((line) => rowsOf(line, title(line.place))), sum(refundWords.back, rupeesAndPaise(refundTotal(lines)))],
  };
}

function rowsOf(line: RefundedLine, title: string): Explained["rows"] {
  return [
    ...(line.pieces === 0 ? [] : [part(`${title}: ${pieces(line.pieces)}`, rupeesAndPaise(line.amount))]),
    ...(line.coupon === 0 ? [] : [part("कूपन में इसका हिस्सा", takenOff(line.coupon))]),
    ...(line.prepaid === 0 ? [] : [part("ऑनलाइन भुगतान की छूट में इसका हिस्सा", takenOff(line.prepaid))]),
    ...(line.shipping === 0
      ? []
      : [part(line.pieces === 0 ? `${title} की डिलीवरी` : "डिलीवरी में इसका हिस्सा", rupeesAndPaise(line.shipping))]),
    ...(line.roundOff === 0 ? [] : [part(line.pieces === 0 ? `${title}: राउंड-ऑफ़` : "राउंड-ऑफ़ में इसका हिस्सा", rupeesAndPaise(line.roundOff))]),
  ];
}

function why(because: ShippingBack): string {
  switch (because) {
    case "everything-is-gone":
      return "ऑर्डर में कुछ नहीं बचा, इसलिए डिलीवरी और राउंड-ऑफ़ की रकम भी लौटेगी।";
    case "never-paid":
      return "इस पार्सल का अब घर पर कुछ चुकाना नहीं है।";
    case "our-fault":
      return "गलती हमारी है, इसलिए डिलीवरी का हिस्सा भी लौटेगा।";
    case "kept-until-everything-is-gone":
      return "इसके लिए आपने जो चुकाया वह लौटेगा। डिलीवरी की रकम बचे हुए सामान के साथ रहेगी।";
  }
}

/** `reason` told in the reader's language. */
function cause(one: RefundCause, reason: (written: string) => string): string {
  switch (one.kind) {
    case "cancel":
      return one.by === "customer" ? `आपने रद्द किया: ${reason(one.reason)}` : `दुकान ने रद्द किया: ${one.reason}`;
    case "return":
      return `वापसी ${one.number} के लिए`;
    case "not-delivered":
      return one.because === "lost" ? `पार्सल ${one.parcel + 1} खो गया` : `पार्सल ${one.parcel + 1} विक्रेता के पास लौट आया`;
  }
}
