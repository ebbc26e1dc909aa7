import { rupees } from "#web/design/wording/amounts.ts";
import { timeAt } from "#web/design/wording/clock-time.ts";
import { weekdayAt, weekdayOf } from "#web/design/wording/moments.ts";
import type { OrderSummary } from "#core/orders/views/order-summary.ts";
import type { ParcelState } from "#core/orders/parcels/parcel-state.ts";
import type { RefundState } from "#core/orders/returns/refund-state.ts";
import type { ReturnState } from "#core/orders/returns/return-state.ts";
import type { LineState } from "#core/orders/order/line-state.ts";
import type { orderStateWords as english } from "#web/features/orders/wording/order-state.ts";

type Standing = Pick<OrderSummary, "standing" | "payment" | "deliveredAt"> & {
  readonly expected: OrderSummary["parcels"][number]["expected"];
};

const parcels: Readonly<Record<ParcelState, string>> = {
  placed: "ऑर्डर हुआ",
  confirmed: "विक्रेता ने स्वीकार किया",
  packed: "पैक हुआ",
  shipped: "रवाना हुआ",
  "out-for-delivery": "डिलीवरी के लिए निकला",
  delivered: "पहुँच गया",
  cancelled: "रद्द",
  "rto-initiated": "पहुँचाया नहीं जा सका",
  "rto-received": "विक्रेता के पास लौटा",
  lost: "रास्ते में खो गया",
};

const lines: Readonly<Record<LineState, string | null>> = {
  ordered: null,
  delivered: null,
  cancelled: "रद्द",
  "partly-returned": "कुछ लौटाया गया",
  returned: "लौटाया गया",
  "came-back": "नहीं पहुँचा",
  lost: "खो गया",
};

const returns: Readonly<Record<ReturnState, string>> = {
  requested: "अनुरोध मिला",
  approved: "स्वीकार हुई",
  rejected: "स्वीकार नहीं हुई",
  "picked-up": "सामान उठा लिया गया",
  received: "विक्रेता को मिला",
  "qc-passed": "जाँच में ठीक",
  "qc-failed": "जाँच में ठीक नहीं",
  closed: "पूरी हुई",
};

const refunds: Readonly<Record<RefundState, string>> = {
  initiated: "शुरू हुआ",
  pending: "आपके बैंक के पास",
  processed: "लौटा दिया गया",
  failed: "फिर कोशिश हो रही है",
  manual: "हम खुद लौटा रहे हैं",
  "none-due": "कुछ चुकाया नहीं गया था",
};

/** How far an order, its parcels, its returns and its refunds are. */
export const orderStateWords: typeof english = {
  headline,
  detail,
  parcel: (state: ParcelState): string => parcels[state],
  line: (state: LineState): string | null => lines[state],
  giveBack: (state: ReturnState): string => returns[state],
  refund: (state: RefundState): string => refunds[state],
};

const UNPAID: Readonly<Record<string, string>> & { readonly waiting: string } = {
  waiting: "आपके भुगतान का इंतज़ार है",
  failed: "भुगतान नहीं हो पाया",
  "being-checked": "आपके भुगतान की जाँच हो रही है",
  expired: "भुगतान न होने से बंद",
};

function headline({ standing, payment }: Standing): string {
  switch (standing) {
    case "quoted":
    case "pending-payment":
    case "payment-failed":
    case "expired":
      return UNPAID[payment.kind] ?? UNPAID.waiting;
    case "placed":
      return "ऑर्डर हो गया";
    case "confirmed":
      return "विक्रेता ने स्वीकार किया";
    case "packed":
      return "पैक हो गया, जल्द रवाना होगा";
    case "shipped":
      return "रास्ते में है";
    case "out-for-delivery":
      return "डिलीवरी के लिए निकल चुका है";
    case "delivered":
      return "पहुँच गया";
    case "cancelled":
      return "रद्द";
    case "rto-initiated":
      return "पहुँचाया नहीं जा सका";
    case "rto-received":
      return "विक्रेता के पास लौट आया";
    case "lost":
      return "रास्ते में खो गया";
  }
}

/** What one wants to know next; null: nothing. */
function detail({ standing, payment, deliveredAt, expected }: Standing): string | null {
  if (payment.kind === "waiting" || payment.kind === "failed") return `${timeAt(payment.until)} तक भुगतान करें, नहीं तो ऑर्डर बंद हो जाएगा।`;
  if (payment.kind === "being-checked") return "बैंक का जवाब आते ही हम आपको बताएँगे। कृपया दोबारा भुगतान न करें।";
  if (payment.kind === "expired" && payment.surplus > 0) return `लिए गए ${rupees(payment.surplus)} आपको लौटाए जा रहे हैं।`;
  if (standing === "delivered" && deliveredAt !== null) return `${weekdayAt(deliveredAt)} को`;
  return expected === null ? null : `${weekdayOf(expected.earliest)} से ${weekdayOf(expected.latest)} के बीच पहुँचेगा`;
}
