import { rupees } from "#cli/wording/rupees.ts";
import type { Paise } from "#core/shared/money.ts";
import type { InLetter, OrderInWords, OrderWords } from "#cli/order-news/wording/letters.ts";

export const hindi: OrderWords = {
  letter(order, news) {
    const [about, text] = lettered(order, news);
    return { subject: `${about} – ऑर्डर ${order.number}`, text };
  },
  whole: (name, text, page) => `नमस्ते ${name} जी,\n\n${text}\n\nअपना ऑर्डर देखें:\n${page}\n\nNiramaya\n`,
  text({ number, total }, news) {
    switch (news.kind) {
      case "placed":
        return `Niramaya: ${rupees(total)} का आपका ऑर्डर ${number} हो गया है।`;
      case "shipped":
        return `Niramaya: आपके ऑर्डर ${number} का एक पार्सल रवाना हो गया है।`;
      case "delivered":
        return `Niramaya: आपके ऑर्डर ${number} का एक पार्सल डिलीवर हो गया है।`;
      case "cancelled":
        return `Niramaya: हमें ${news.isWhole ? `आपका ऑर्डर ${number}` : `आपके ऑर्डर ${number} का एक हिस्सा`} रद्द करना पड़ा।`;
      case "return-approved":
        return `Niramaya: ऑर्डर ${number} की आपकी वापसी मंज़ूर हो गई है।`;
      case "refund-done":
        return `Niramaya: आपके ऑर्डर ${number} के ${rupees(news.back)} रिफ़ंड कर दिए गए हैं।`;
    }
  },
};

function lettered(order: OrderInWords, news: InLetter): readonly [about: string, text: string] {
  const { number } = order;
  switch (news.kind) {
    case "placed":
      return ["ऑर्डर के लिए धन्यवाद", placed(order)];
    case "expired":
      return [
        "समय पर भुगतान न होने से आपका ऑर्डर रद्द हो गया",
        `30 मिनट में हमें भुगतान नहीं मिला, इसलिए ऑर्डर ${number} रद्द हो गया है और कुछ नहीं भेजा जाएगा। अगर आपके पैसे कट गए हैं, तो अपने आप लौट आएँगे।`,
      ];
    case "shipped":
      return ["आपका पार्सल रवाना हो गया है", `${parcel(order, news.parcel)} विक्रेता के यहाँ से निकल चुका है।${expected(order, news.parcel)}`];
    case "delivered":
      return [
        "आपका पार्सल डिलीवर हो गया है",
        `${parcel(order, news.parcel)} डिलीवर हो गया है। कुछ गड़बड़ हो, तो 7 दिन के अंदर ऑर्डर के पेज से वापसी का अनुरोध कर सकते हैं।`,
      ];
    case "coming-back":
      return [
        "आपका पार्सल डिलीवर नहीं हो सका",
        `${parcel(order, news.parcel)} डिलीवर नहीं हो सका और विक्रेता के पास लौट रहा है। वहाँ पहुँचने पर हम फिर लिखेंगे।`,
      ];
    case "came-back":
      return ["आपका पार्सल विक्रेता के पास लौट गया", `${parcel(order, news.parcel)} विक्रेता के पास लौट गया है।${goesBack(news.back)}`];
    case "lost":
      return ["आपका पार्सल खो गया", `${parcel(order, news.parcel)} रास्ते में खो गया। इसके लिए हम माफ़ी चाहते हैं।${goesBack(news.back)}`];
    case "cancelled": {
      const what = news.isWhole ? `आपका ऑर्डर ${number}` : `आपके ऑर्डर ${number} का एक हिस्सा`;
      const said = news.by === "shop" ? `हमें ${what} रद्द करना पड़ा। इसके लिए हम माफ़ी चाहते हैं।` : `आपके कहने पर ${what} रद्द कर दिया गया है।`;
      return [news.isWhole ? "आपका ऑर्डर रद्द हो गया है" : "आपके ऑर्डर का एक हिस्सा रद्द हो गया है", `${said}${goesBack(news.back)}`];
    }
    case "return-asked":
      if (order.isMissing(news.number))
        return [
          "जो कम आया उसे हम देख रहे हैं",
          `आपने बताया कि ऑर्डर ${number} में कुछ कम आया है। हम कूरियर और विक्रेता से पूछकर फिर लिखेंगे। आपको कुछ भेजना नहीं है।`,
        ];
      return [
        "हम आपकी वापसी देख रहे हैं",
        `आपने ऑर्डर ${number} में से कुछ लौटाने का अनुरोध किया है। हम इसे देखकर फिर लिखेंगे। तब तक सामान और उसका पैकेट जैसा है वैसा ही रखें।`,
      ];
    case "return-approved":
      if (order.isMissing(news.number))
        return ["हमने मान लिया है कि कुछ कम आया", "हमने मान लिया है कि कुछ कम आया। आपको कुछ भेजना नहीं है। पैसे लौटाते ही हम फिर लिखेंगे।"];
      return ["आपकी वापसी मंज़ूर हो गई है", "आपकी वापसी मंज़ूर हो गई है। सामान आपके पते से उठाया जाएगा। कृपया उसे पैकेट में ही दें।"];
    case "return-rejected":
      return ["आपकी वापसी मंज़ूर नहीं हुई", "हमने आपकी वापसी देखी, पर उसे मंज़ूर नहीं कर सकते। आपको यह सही न लगे, तो ऑर्डर के पेज से हमें लिखें।"];
    case "return-failed":
      return [
        "लौटाए गए सामान का रिफ़ंड नहीं हो सकता",
        "लौटाया गया सामान हमारी जाँच में ठीक नहीं निकला, इसलिए उसका रिफ़ंड नहीं हो सकता। आपको यह सही न लगे, तो ऑर्डर के पेज से हमें लिखें।",
      ];
    case "return-passed":
      if (order.isMissing(news.number))
        return ["जो कम आया उसका हिसाब हो गया है", `जो नहीं पहुँचा, उसका हिसाब हमने कर दिया है।${goesBack(news.back)}`];
      return ["आपकी वापसी पूरी हो गई है", `आपका लौटाया सामान हमारी जाँच में ठीक निकला।${goesBack(news.back)}`];
    case "refund-done":
      return ["आपका रिफ़ंड हो गया है", `हमने ${rupees(news.back)} लौटा दिए हैं। आपके खाते में दिखने में 7 कामकाजी दिन तक लग सकते हैं।`];
    case "refund-by-hand":
      return [
        "आपका रिफ़ंड हमारी टीम भेज रही है",
        `${order.way === "cash" ? `आपने डिलीवरी पर पैसे दिए थे, इसलिए हम ${rupees(news.back)}` : `भुगतान कंपनी ${rupees(news.back)} नहीं लौटा सकी, इसलिए हम ये पैसे`} आपके बैंक खाते या UPI में भेजेंगे। खाते की जानकारी चाहिए होगी तो हम आपको लिखेंगे।`,
      ];
  }
}

function placed({ number, pieces, total, way }: OrderInWords): string {
  const paid =
    total === 0
      ? "आपको कुछ नहीं देना है।"
      : way === "cash"
        ? `कृपया कूरियर के लिए ${rupees(total)} तैयार रखें।`
        : `${rupees(total)} का भुगतान मिल गया है।`;
  return `आपके ऑर्डर ${number} (${pieces} नग) के लिए धन्यवाद। ${paid} पार्सल निकलते ही हम फिर लिखेंगे।`;
}

const parcel = ({ number, parcels }: OrderInWords, place: number): string =>
  parcels === 1 ? `आपका ऑर्डर ${number}` : `आपके ऑर्डर ${number} का पार्सल ${place + 1} (कुल ${parcels})`;

const days = new Intl.DateTimeFormat("hi-IN", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

function expected(order: OrderInWords, place: number): string {
  const day = order.expected(place);
  return day === null ? "" : ` यह ${days.format(Date.parse(day))} तक आपके पास पहुँच जाना चाहिए।`;
}

const goesBack = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} आपको लौटाए जा रहे हैं।`);
