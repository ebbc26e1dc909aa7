import { pieces } from "#web/design/wording/amounts.ts";
import type { CANCEL_REASONS } from "#core/orders/returns/cancel-reason.ts";
import type { CancelRefusal, KeyRefusal } from "#core/orders/returns/customer-change.ts";
import type { cancelWords as english } from "#web/features/orders/wording/cancel.ts";

type Reason = (typeof CANCEL_REASONS)[number];

const reasons: Readonly<Record<Reason | "other", string>> = {
  "changed-mind": "मेरा मन बदल गया",
  "ordered-by-mistake": "गलती से मँगा लिया",
  "found-cheaper": "कहीं और सस्ता मिला",
  "comes-too-late": "बहुत देर से आ रहा है",
  "wrong-address": "पता गलत है",
  other: "कोई और कारण",
};

/** Cancelling an order or a part of it. */
export const cancelWords: typeof english = {
  title: "रद्द करें",
  hint: "इसे वापस नहीं लिया जा सकता। रद्द किया हुआ सामान उस दिन के दाम पर फिर से मँगाया जा सकता है।",
  lines: "आप क्या रद्द करना चाहते हैं?",
  line: (title: string, quantity: number): string => (quantity === 1 ? title : `${title}, ${pieces(quantity)}`),
  linesNeeded: "कम से कम एक प्रोडक्ट चुनें।",
  reason: "क्यों?",
  unchosen: "कारण चुनें",
  reasonNeeded: "कृपया कारण चुनें।",
  reasons: (reason: Reason | "other"): string => reasons[reason],
  /** A reason as it was kept: one of ours, or a customer's own words. */
  told: (written: string): string => (written in reasons ? reasons[written as Reason] : written),
  ownWords: "आपका कारण",
  keep: "रहने दें",
  send: "हमेशा के लिए रद्द करें",
  sending: "रद्द हो रहा है",
  close: "बंद करें",
  unavailable: "दुकान से संपर्क नहीं हो सका। अभी कुछ रद्द नहीं हुआ; कृपया फिर कोशिश करें।",
  refused,
  done: "रद्द हो गया।",
};

function refused({ kind }: CancelRefusal | KeyRefusal): string {
  switch (kind) {
    case "past-cancelling":
      return "इसका एक हिस्सा इस बीच रवाना हो गया, इसलिए अब रद्द नहीं हो सकता।";
    case "not-placed":
      return "यह ऑर्डर हुआ ही नहीं, इसलिए रद्द करने को कुछ नहीं है।";
    case "unknown-order":
    case "unknown-line":
    case "key-taken":
      return "यह रद्द नहीं हो सका। पेज पर ऑर्डर की अभी की स्थिति है।";
  }
}
