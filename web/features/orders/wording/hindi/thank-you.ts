import { rupees } from "#web/design/wording/amounts.ts";
import { timeAt } from "#web/design/wording/clock-time.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ThanksState } from "#web/features/orders/thank-you/thanks-state.ts";
import type * as english from "../thank-you.ts";

export const thankYouWords: typeof english.thankYouWords = {
  title: "आपका ऑर्डर",
  lead: "आपके ऑर्डर का क्या हुआ और आगे क्या होगा।",
  reading: "आपका ऑर्डर आ रहा है",
  unavailable: "आपका ऑर्डर अभी नहीं दिख पाया: दुकान से जवाब नहीं आया। ऑर्डर सुरक्षित है।",
  unknown: "यह ऑर्डर आपके ऑर्डरों में नहीं है।",
  which: "आपके सभी ऑर्डर और उनका हाल यहाँ मिलेगा।",
  orders: "आपके ऑर्डर",
  heading,
  text,
  number: (number: string): string => `ऑर्डर ${number}`,
  paid: "ऑनलाइन चुकाया",
  due: "डिलीवरी पर चुकाना है",
  toPay: "चुकाना है",
  payNow: "अभी भुगतान करें",
  payAgain: "फिर कोशिश करें",
  beginning: "भुगतान का पेज तैयार हो रहा है",
  leaving: "आपको भुगतान के पेज पर ले जा रहे हैं",
  leavingText: "इसमें कुछ पल लगते हैं। अगर कुछ न हो, तो बटन दबाएँ।",
  keptUntil: (until: number): string => `आपका ऑर्डर और उसके नग ${timeAt(until)} तक रखे हैं।`,
  trouble,
  lookAgain: "फिर देखें",
  looksByItself: "यह पेज ख़ुद देखता रहता है। आप इसे बंद भी कर सकते हैं: हम आपको लिखेंगे।",
  order: "ऑर्डर देखें",
  invoice: (number: string): string => `इनवॉइस ${number}`,
  shopOn: "ख़रीदारी जारी रखें",
  toCart: "कार्ट पर वापस",
  next: "आगे क्या होगा",
  nextSteps: (isCash: boolean): readonly string[] => [
    "पार्सल रवाना होते ही हम संदेश और ई-मेल से बताएँगे।",
    "हर पार्सल का हाल ऑर्डर के पेज पर दिखेगा, और पैक होने तक वहीं रद्द किया जा सकता है।",
    isCash ? "कूरियर दरवाज़े पर पैसे लेकर पार्सल देगा।" : "कूरियर इसे आपके दरवाज़े तक लाएगा। और कुछ चुकाना नहीं है।",
  ],
  parcels: (count: number): string => (count === 1 ? "आपका पार्सल" : "आपके पार्सल"),
  goesBack: (amount: Paise): string => `${rupees(amount)} जो लिए गए थे, जहाँ से आए थे वहीं लौट रहे हैं। इसमें 7 कामकाजी दिन तक लगते हैं।`,
};

function heading(state: ThanksState["kind"]): string {
  switch (state) {
    case "placed":
      return "धन्यवाद, आपका ऑर्डर हो गया";
    case "not-tried":
      return "आपका ऑर्डर भुगतान की राह देख रहा है";
    case "failed":
      return "भुगतान नहीं हो पाया";
    case "too-late":
      return "भुगतान का समय पूरा हो गया";
    case "being-checked":
      return "हम आपका भुगतान जाँच रहे हैं";
  }
}

function text(state: ThanksState, goesBack: Paise): string {
  switch (state.kind) {
    case "placed":
      return state.due > 0
        ? `कृपया कूरियर के लिए ${rupees(state.due)} तैयार रखें।`
        : state.paid > 0
          ? `${rupees(state.paid)} मिल गए। अब कुछ करना नहीं है।`
          : "कुछ चुकाना नहीं है।";
    case "not-tried":
      return goesBack > 0 ? "इस ऑर्डर का भुगतान अब तक नहीं हुआ है।" : "अब तक कोई पैसा नहीं लिया गया।";
    case "failed":
      return `${goesBack > 0 ? "" : "कोई पैसा नहीं लिया गया। "}आप फिर कोशिश कर सकते हैं, किसी दूसरे तरीक़े से भी।`;
    case "too-late":
      return `कोई ऑर्डर नहीं हुआ${goesBack > 0 ? "" : " और आपका कोई पैसा हमारे पास नहीं है"}। आपका कार्ट जैसा था वैसा ही है।`;
    case "being-checked":
      return `आपके बैंक ने अब तक नहीं बताया कि पैसे कटे या नहीं। ${timeAt(state.knownBy)} तक हमें पता चल जाएगा। कृपया दोबारा भुगतान न करें।`;
  }
}

type Trouble = "provider-away" | "unavailable" | "gone";

function trouble(kind: Trouble): string {
  switch (kind) {
    case "provider-away":
      return "अभी भुगतान नहीं हो सकता। आपका ऑर्डर सुरक्षित है; कृपया एक मिनट बाद फिर कोशिश करें।";
    case "unavailable":
      return "दुकान तक नहीं पहुँच पाए। कोई पैसा नहीं लिया गया; कृपया फिर कोशिश करें।";
    case "gone":
      return "यह भुगतान शुरू नहीं हो पाया। कृपया ऑर्डर फिर से देखें।";
  }
}
