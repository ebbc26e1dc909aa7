import { rupees } from "#web/design/wording/amounts.ts";
import type { OrderNews } from "#core/orders/order/order-news.ts";
import type { Paise } from "#core/shared/money.ts";

/** News of an order in a sentence. */
export function orderNewsText(order: string, news: OrderNews): string {
  switch (news.kind) {
    case "placed":
      return `ऑर्डर ${order} हो गया। धन्यवाद!`;
    case "payment-failed":
      return `ऑर्डर ${order} का भुगतान नहीं हो पाया। आप फिर से भुगतान कर सकते हैं।`;
    case "expired":
      return `ऑर्डर ${order} का भुगतान समय पर नहीं हुआ, इसलिए वह बंद हो गया।`;
    case "shipped":
      return `ऑर्डर ${order} का एक पार्सल रवाना हो गया है।`;
    case "out-for-delivery":
      return `ऑर्डर ${order} का एक पार्सल डिलीवरी के लिए निकल चुका है।`;
    case "delivered":
      return `ऑर्डर ${order} का एक पार्सल पहुँचा दिया गया है।`;
    case "coming-back":
      return `ऑर्डर ${order} का एक पार्सल पहुँचाया नहीं जा सका और विक्रेता के पास लौट रहा है।`;
    case "came-back":
      return `ऑर्डर ${order} का एक पार्सल विक्रेता के पास लौट आया।${goesBack(news.back)}`;
    case "lost":
      return `ऑर्डर ${order} का एक पार्सल रास्ते में खो गया।${goesBack(news.back)}`;
    case "cancelled":
      return `${news.isWhole ? `ऑर्डर ${order}` : `ऑर्डर ${order} का एक हिस्सा`} ${news.by === "shop" ? "दुकान ने रद्द किया है" : "रद्द हो गया है"}।${goesBack(news.back)}`;
    case "return-asked":
      return `ऑर्डर ${order} की आपकी वापसी को हम देख रहे हैं।`;
    case "return-approved":
      return `ऑर्डर ${order} की आपकी वापसी स्वीकार हो गई है।`;
    case "return-rejected":
      return `ऑर्डर ${order} की आपकी वापसी स्वीकार नहीं हुई।`;
    case "return-failed":
      return `ऑर्डर ${order} का लौटाया गया सामान जाँच में ठीक नहीं निकला।`;
    case "return-passed":
      return `ऑर्डर ${order} की आपकी वापसी पूरी हो गई है।${goesBack(news.back)}`;
    case "refund-done":
      return `ऑर्डर ${order} के ${rupees(news.back)} आपको लौटा दिए गए हैं।`;
    case "refund-by-hand":
      return `ऑर्डर ${order} के ${rupees(news.back)} हम आपको खुद लौटा रहे हैं।`;
  }
}

const goesBack = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} आपको लौटाए जा रहे हैं।`);
