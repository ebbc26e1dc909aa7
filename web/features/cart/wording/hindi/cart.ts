import { kilograms, pieces, rupees, wholeNumber } from "#web/design/wording/amounts.ts";
import type { CartNotice } from "#web/features/cart/store/cart-notice.ts";
import type { Paise } from "#core/shared/money.ts";
import type { SupportCopyState } from "#web/features/pricing/support-copy.ts";
import type * as english from "../cart.ts";

type Removed = Extract<CartNotice, { kind: "removed" }>["lines"][number];
type Changed = Extract<CartNotice, { kind: "quantities-changed" }>["lines"][number];
type Merged = Extract<CartNotice, { kind: "merged" }>["receipt"];

export const cartWords: typeof english.cartWords = {
  title: "आपका कार्ट",
  measure: (count: number, weight: number | null) => (weight === null ? pieces(count) : `${pieces(count)} · ${kilograms(weight)}`),
  close: "बंद करें",
  closeCart: "कार्ट बंद करें",
  viewCart: "कार्ट देखें",
  continueShopping: "ख़रीदारी जारी रखें",
  loginAndCheckout: "साइन इन करके चेकआउट करें",
  checkout: "चेकआउट",
  seeBill: "बिल देखें",
  reading: "आपका कार्ट आज के दाम और स्टॉक के साथ आ रहा है। आपने जो रखा है वह सुरक्षित है।",
  needsScript: "कार्ट इसी ब्राउज़र में रहता है और दिखने के लिए उसे JavaScript चाहिए। उसे चालू करके यह पेज फिर से खोलें।",
  empty: "आपका कार्ट ख़ाली है",
  emptyHint: "आप जो जोड़ेंगे वह यहाँ रहेगा; साइन इन करने तक इसी फ़ोन या कंप्यूटर पर।",
  emptyHintSignedIn: "आप जो जोड़ेंगे वह यहाँ रहेगा, हर उस फ़ोन या कंप्यूटर पर जहाँ आप साइन इन करें।",
  unreachable: "आपका कार्ट नहीं खुल पाया",
  unreachableHint: "दुकान से जवाब नहीं आया। कार्ट में जो है, सुरक्षित है।",
  shopAll: "सारे प्रोडक्ट देखें",
  each: (price: Paise) => `प्रति नग ${rupees(price)}`,
  remove: (title: string) => `${title} हटाएँ`,
  removeQuestion: (title: string) => `${title} हटाएँ?`,
  removeHint: "आप इसे विशलिस्ट में रख सकते हैं।",
  moveToWishlist: "विशलिस्ट में रखें",
  removeNow: "हटाएँ",
  wasRemoved: (title: string) => `${title} हटा दिया गया।`,
  wasMoved: (title: string) => `${title} आपकी विशलिस्ट में रख दिया गया।`,
  undo: "वापस लें",
  stale: "हो सकता है कि पिछली बार के बाद दाम और स्टॉक बदल गए हों।",
  unsaved: "आपका पिछला बदलाव दुकान तक नहीं पहुँचा। कार्ट पहले जैसा ही है।",
  tryAgain: "फिर कोशिश करें",
  copyForSupport: "सहायता के लिए कॉपी करें",
  copyState,
  copyByHand: "इसे ख़ुद कॉपी करें",
  copyByHandHint: "आपके ब्राउज़र ने कॉपी नहीं करने दिया। पूरा चुनकर कॉपी करें और सहायता टीम को भेजें।",
  fileForSupport: "सहायता के लिए बिल",
  lines: "आपके कार्ट के प्रोडक्ट",
  summary: "कूपन और बिल",
  removedBecause,
  quantityChanged,
  merged,
  mergedLine,
  mergeUndone: "इस फ़ोन या कंप्यूटर से जुड़ा सामान फिर निकाल दिया गया।",
  unreadable: (parts: number) =>
    parts === 1
      ? "आपके रखे हुए कार्ट का एक हिस्सा पढ़ा नहीं जा सका और छोड़ दिया गया।"
      : `आपके रखे हुए कार्ट के ${wholeNumber(parts)} हिस्से पढ़े नहीं जा सके और छोड़ दिए गए।`,
  notKept: "यह ब्राउज़र हमारे लिए कुछ नहीं रखता: विंडो बंद करते ही आपका कार्ट चला जाएगा।",
};

function copyState({ kind }: SupportCopyState): string {
  switch (kind) {
    case "idle":
    case "by-hand":
      return "";
    case "copying":
      return "कॉपी हो रहा है";
    case "copied":
      return "कॉपी हो गया। सहायता टीम को भेजें, उन्हें यही बिल दिखेगा।";
    case "unavailable":
      return "अभी कॉपी करने के लिए कोई बिल नहीं है। कृपया फिर कोशिश करें।";
  }
}

function removedBecause(reason: Removed["reason"]): string {
  switch (reason) {
    case "inactive":
      return " हटा दिया गया: यह अभी नहीं बिक रहा है।";
    case "no-seller":
      return " हटा दिया गया: इसे अभी कोई नहीं बेच रहा है।";
    case "out-of-stock":
      return " हटा दिया गया: यह स्टॉक में नहीं है।";
    case "unknown":
      return " हटा दिया गया: यह अब दुकान में नहीं है।";
  }
}

function quantityChanged({ to, from }: Changed): string {
  return to < from ? `: अब ${pieces(to)} है, इससे ज़्यादा नहीं हैं।` : `: अब ${pieces(to)} है, इससे कम नहीं ख़रीदा जा सकता।`;
}

function merged({ entries }: Merged): string {
  const added = entries.filter(({ outcome }) => outcome.kind !== "dropped").length;
  if (added === 0) return "इस फ़ोन या कंप्यूटर के कार्ट से कुछ नहीं जुड़ सका।";
  return added === 1 ? "इस फ़ोन या कंप्यूटर से 1 प्रोडक्ट जुड़ा।" : `इस फ़ोन या कंप्यूटर से ${wholeNumber(added)} प्रोडक्ट जुड़े।`;
}

function mergedLine({ outcome }: Merged["entries"][number]): string | null {
  switch (outcome.kind) {
    case "added":
      return null;
    case "limited":
      return `: अब आपके पास ${pieces(outcome.to)} है, इससे ज़्यादा नहीं हैं।`;
    case "dropped":
      return dropped(outcome.reason);
  }
}

function dropped(reason: Extract<Merged["entries"][number]["outcome"], { kind: "dropped" }>["reason"]): string {
  switch (reason) {
    case "inactive":
      return " नहीं जुड़ा: यह अभी नहीं बिक रहा है।";
    case "no-seller":
      return " नहीं जुड़ा: इसे अभी कोई नहीं बेच रहा है।";
    case "out-of-stock":
      return " नहीं जुड़ा: यह स्टॉक में नहीं है।";
    case "unknown":
      return " नहीं जुड़ा: यह अब दुकान में नहीं है।";
    case "cart-full":
      return " नहीं जुड़ा: आपका कार्ट भर गया है।";
    case "beyond-limits":
      return " नहीं जुड़ा: कार्ट की कीमत इतनी नहीं हो सकती।";
  }
}
