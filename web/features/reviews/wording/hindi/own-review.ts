import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";
import type { NotWritten } from "#core/reviews/write-review.use-case.ts";
import type { ReviewFault } from "#web/features/reviews/review-form-model.ts";
import type { ownReviewWords as english } from "#web/features/reviews/wording/own-review.ts";

const stars: Readonly<Record<Stars, string>> = {
  1: "1 स्टार: ख़राब",
  2: "2 स्टार: अच्छा नहीं",
  3: "3 स्टार: ठीक-ठाक",
  4: "4 स्टार: अच्छा",
  5: "5 स्टार: बहुत अच्छा",
};

const states: Readonly<Record<ReviewState, string>> = {
  pending: "जाँच बाकी",
  published: "प्रकाशित",
  rejected: "प्रकाशित नहीं हुआ",
  withdrawn: "वापस लिया गया",
};

const refusals: Readonly<Record<NotWritten["kind"], string>> = {
  "not-bought": "सामान पहुँचने के बाद ही आप उसका रिव्यू लिख सकते हैं।",
  "unknown-picture": "एक तस्वीर खो गई। कृपया उसे हटाकर फिर से जोड़ें।",
  "too-many-reviews": "एक घंटे में बहुत सारे रिव्यू हो गए। कृपया बाद में कोशिश करें।",
};

/** A customer's own review of a product. */
export const ownReviewWords: typeof english = {
  title: "आपका रिव्यू",
  of: (product: string): string => `${product} के बारे में आपकी राय`,
  reading: "आपका रिव्यू लाया जा रहा है",
  unavailable: "आपका रिव्यू अभी दिखाया नहीं जा सका।",
  invited: "आपने इसे ख़रीदा है। दूसरे जानना चाहेंगे कि आपको कैसा लगा।",
  notYet: "अभी रिव्यू नहीं लिख सकते",
  notYetText: "यह सामान आपके पास पहुँचने के बाद आप इसका रिव्यू लिख सकते हैं।",
  toProduct: "प्रोडक्ट पर जाएँ",
  stars: "आप कितने स्टार देंगे?",
  starsSay: (given: Stars): string => stars[given],
  text: "दूसरों को क्या पता होना चाहिए? (वैकल्पिक)",
  textHint: (length: number, most: number): string => `${wholeNumber(most)} में से ${wholeNumber(length)} अक्षर`,
  pictures: "तस्वीरें (वैकल्पिक)",
  picturesHint: "5 तक। रिव्यू प्रकाशित होने पर इन्हें सब देख सकते हैं।",
  addPictures: "तस्वीरें जोड़ें",
  picture: "तस्वीर",
  pictureNamed: (place: number): string => `तस्वीर ${place + 1}`,
  fate: "दिखाने से पहले हम हर रिव्यू पढ़ते हैं। साथ में आपका पहला नाम और उपनाम का पहला अक्षर दिखता है।",
  changeFate: "दिखाने से पहले हम इसे फिर पढ़ेंगे। तब तक अभी का रिव्यू दिखता रहेगा।",
  send: "रिव्यू भेजें",
  sending: "भेजा जा रहा है",
  fault: (fault: ReviewFault, tooMany: number): string => {
    switch (fault) {
      case "stars":
        return "कृपया एक से पाँच स्टार दें।";
      case "text":
        return `${wholeNumber(tooMany)} अक्षर ज़्यादा हैं।`;
      case "pictures-sending":
        return "एक तस्वीर अभी भेजी जा रही है; थोड़ा रुकें।";
      case "pictures-failed":
        return "एक तस्वीर नहीं भेजी जा सकी। फिर कोशिश करें या उसे हटा दें।";
    }
  },
  refused: (why: NotWritten["kind"]): string => refusals[why],
  thanks: "धन्यवाद। आपका रिव्यू हमें मिल गया।",
  own: "आपने जो लिखा",
  state: (state: ReviewState): string => states[state],
  /** `isShown`: something of theirs is published meanwhile. */
  explained: (state: ReviewState, isShown: boolean): string => {
    switch (state) {
      case "pending":
        return isShown ? "हमारे पढ़ने के बाद आपका रिव्यू दिखेगा। तब तक पहले वाला दिखता रहेगा।" : "हमारे पढ़ने के बाद आपका रिव्यू दिखेगा।";
      case "published":
        return "आपका रिव्यू प्रोडक्ट के पेज पर सबको दिखता है।";
      case "rejected":
        return isShown
          ? "आपका नया रिव्यू प्रकाशित नहीं हुआ; पहले वाला दिखता रहेगा। उसे बदलकर फिर भेजें।"
          : "आपका रिव्यू प्रकाशित नहीं हुआ। उसे बदलकर फिर भेजें।";
      case "withdrawn":
        return "आपने अपना रिव्यू वापस ले लिया है।";
    }
  },
  reason: (reason: string): string => `कारण: ${reason}`,
  change: "बदलें",
  withdraw: "वापस लें",
  withdrawAsk: "अपना रिव्यू वापस लें?",
  withdrawText: "यह किसी को नहीं दिखेगा और इसके स्टार नहीं गिने जाएँगे। आप जब चाहें दूसरा लिख सकते हैं।",
  withdrawFailed: "दुकान से संपर्क नहीं हो सका। आपका रिव्यू अभी बना हुआ है।",
  withdrawn: "आपका रिव्यू वापस ले लिया गया।",
  keep: "रहने दें",
};
