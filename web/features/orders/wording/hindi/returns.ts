import { weekdayOf } from "#web/design/wording/moments.ts";
import type { ReturnRequestRefusal } from "#core/orders/returns/ask-return.use-case.ts";
import type { RefundPreviewRefusal } from "#core/orders/returns/preview-refund.use-case.ts";
import type { ReturnPicture, ReturnReason } from "#core/orders/returns/return-request.ts";
import type { Day } from "#core/shared/day.ts";
import type { Fault } from "#web/features/orders/returns/return-model.ts";
import type { returnWords as english } from "#web/features/orders/wording/returns.ts";

const reasons: Readonly<Record<ReturnReason["kind"], string>> = {
  damaged: "टूटा हुआ है या रिस रहा है",
  wrong: "यह वह नहीं जो मँगाया था",
  missing: "कुछ कम आया है",
  "short-dated": "जल्द एक्सपायर हो रहा है",
  "change-of-mind": "मेरा मन बदल गया",
};

const shows: Readonly<Record<ReturnPicture["shows"], string>> = {
  product: "प्रोडक्ट",
  package: "पैकेट",
  bill: "बिल",
  other: "कुछ और",
};

const faults: Readonly<Record<Fault, string>> = {
  lines: "चुनें कि क्या लौटाना है।",
  reason: "कृपया कारण चुनें।",
  expires: "कृपया छपी हुई तारीख दिन, महीने और साल के साथ भरें।",
  packaging: "कृपया बताएँ कि पैकेट खोला गया या नहीं।",
  opened: "मन बदलने पर खुला हुआ सामान नहीं लौटाया जा सकता।",
  pictures: "कम से कम एक तस्वीर जोड़ें जिसमें यह दिखे।",
  "pictures-sending": "एक तस्वीर अभी भेजी जा रही है; थोड़ा रुकें।",
};

/** Returning something of an order. */
export const returnWords: typeof english = {
  title: "सामान लौटाएँ",
  lead: (number: string): string => `ऑर्डर ${number}`,
  nothing: "इस ऑर्डर का अभी कुछ नहीं लौटाया जा सकता",
  nothingText: "सामान पहुँचने के 7 दिन तक लौटाया जा सकता है।",
  what: "आप क्या लौटाना चाहते हैं?",
  pieces: (title: string): string => `लौटाने के लिए ${title} के नग`,
  less: (title: string): string => `${title} का एक नग कम लौटाएँ`,
  more: (title: string): string => `${title} का एक नग और लौटाएँ`,
  of: (most: number): string => `कुल ${most}`,
  until: (day: Day): string => `${weekdayOf(day)} तक लौटाया जा सकता है।`,
  consumable: "केवल खराबी होने पर लौटता है, मन बदलने पर नहीं।",
  why: "क्यों?",
  reasons: (kind: ReturnReason["kind"]): string => reasons[kind],
  expires: "एक्सपायरी की तारीख",
  expiresHint: (before: Day): string => `${weekdayOf(before)} ${before.slice(0, 4)} से पहले की हो तो लौटाया जा सकता है।`,
  packaging: "क्या पैकेट खोला गया?",
  unopened: "नहीं, जैसा आया वैसा है",
  opened: "हाँ",
  pictures: "तस्वीरें",
  picturesHint: "जो गड़बड़ है वह और लेबल दिखाएँ। इन्हें केवल हमारे कर्मचारी और विक्रेता देखते हैं।",
  picturesPerhaps: "इनसे मदद मिल सकती है, पर ये ज़रूरी नहीं।",
  shows: (kind: ReturnPicture["shows"]): string => shows[kind],
  add: (kind: ReturnPicture["shows"]): string => `जोड़ें: ${shows[kind]}`,
  picture: (kind: ReturnPicture["shows"], place: number): string => `तस्वीर ${place + 1}: ${shows[kind]}`,
  refund: "आपको क्या वापस मिलेगा",
  refundLater: "सामान हमारी जाँच में ठीक निकलने पर।",
  refundFirst: "चुनें कि क्या और क्यों, फिर यहाँ दिखेगा।",
  next: "आगे क्या होगा",
  steps: [
    "हम 2 कामकाजी दिनों में इसे देखकर आपको लिखेंगे।",
    "स्वीकार होने पर कूरियर आपके पते से सामान उठाएगा; पैकेट संभालकर रखें।",
    "विक्रेता लौटे हुए सामान की जाँच करेगा, फिर पैसा लौटाया जाएगा।",
  ] as readonly string[],
  missingSteps: ["हम 2 कामकाजी दिनों में कूरियर और विक्रेता से पूछकर आपको लिखेंगे।", "फिर पैसा लौटाया जाएगा; आपको कुछ भेजना नहीं है।"] as readonly string[],
  send: "वापसी का अनुरोध करें",
  sending: "भेजा जा रहा है",
  unavailable: "दुकान से संपर्क नहीं हो सका। आपने जो भरा है वह यहीं है।",
  fault: (fault: Fault): string => faults[fault],
  refused,
  done: "वापसी का अनुरोध मिल गया",
  doneText: "हम इसे देखकर आपको लिखेंगे। इसके चरण ऑर्डर के पेज पर हैं।",
  toOrder: "ऑर्डर पर वापस",
  heading: "वापसी",
  one: (number: number): string => `वापसी ${number}`,
  stepsOf: (number: number): string => `वापसी ${number} के चरण`,
  withPictures: (count: number): string => `${count} तस्वीरों के साथ`,
};

function refused(refusal: ReturnRequestRefusal | RefundPreviewRefusal): string {
  switch (refusal.kind) {
    case "window-over":
      return `इसे ${weekdayOf(refusal.last)} तक लौटाया जा सकता था।`;
    case "too-many-pieces":
      return `इसके केवल ${refusal.left} नग और लौटाए जा सकते हैं।`;
    case "not-short-dated":
      return `यह काफ़ी समय चलेगा: केवल ${weekdayOf(refusal.from)} ${refusal.from.slice(0, 4)} से पहले एक्सपायर होने वाला लौटता है।`;
    case "consumable":
      return "यह मन बदलने पर नहीं लौटाया जा सकता।";
    case "opened":
      return faults.opened;
    case "nothing-asked":
      return faults.lines;
    case "pictures-needed":
      return faults.pictures;
    case "unknown-picture":
      return "एक तस्वीर खो गई। कृपया उसे फिर से जोड़ें।";
    case "not-delivered":
      return "यह अभी पहुँचा नहीं है।";
    case "not-placed":
    case "unknown-order":
    case "unknown-line":
    case "past-cancelling":
    case "key-taken":
      return "यह अभी नहीं लौटाया जा सकता। ऑर्डर के पेज पर उसकी स्थिति है।";
  }
}
