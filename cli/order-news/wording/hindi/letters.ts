import { rupees } from "#cli/wording/rupees.ts";
import type { Paise } from "#core/shared/money.ts";
import type { InLetter, OrderInWords, OrderWords } from "#cli/order-news/wording/letters.ts";

export const hindi: OrderWords = {
  letter(order, news) {
    const [about, text] = lettered(order, news);
    return { subject: `${about} – ऑर्डर ${order.number}`, text };
  },
  whole: (name, text, page) => `नमस्ते ${name} जी,\n\n${text}\n\nऑर्डर और उससे जुड़ी हर चीज़ यहाँ है:\n${page}\n\nNiramaya\n`,
  text({ number, total }, news) {
    switch (news.kind) {
      case "placed":
        return `Niramaya: ${rupees(total)} का आपका ऑर्डर ${number} हो गया है।`;
      case "shipped":
        return `Niramaya: आपके ऑर्डर ${number} का एक पार्सल रवाना हो गया है।`;
      case "delivered":
        return `Niramaya: आपके ऑर्डर ${number} का एक पार्सल पहुँचा दिया गया है।`;
      case "cancelled":
        return `Niramaya: ${news.isWhole ? `आपका ऑर्डर ${number}` : `आपके ऑर्डर ${number} का एक हिस्सा`} हमें रद्द करना पड़ा।`;
      case "return-approved":
        return `Niramaya: ऑर्डर ${number} की आपकी वापसी स्वीकार हो गई है।`;
      case "refund-done":
        return `Niramaya: आपके ऑर्डर ${number} के ${rupees(news.back)} लौटा दिए गए हैं।`;
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
        "भुगतान नहीं हुआ, आपका ऑर्डर बंद हो गया",
        `30 मिनट में हमें भुगतान की खबर नहीं मिली, इसलिए ऑर्डर ${number} बंद हो गया है और कुछ नहीं भेजा जाएगा। अगर आपके पैसे कटे हैं, तो वे अपने-आप लौट आएँगे।`,
      ];
    case "shipped":
      return ["आपका पार्सल रवाना हो गया है", `${parcel(order, news.parcel)} विक्रेता के यहाँ से रवाना हो गया है।${expected(order, news.parcel)}`];
    case "delivered":
      return [
        "आपका पार्सल पहुँचा दिया गया है",
        `${parcel(order, news.parcel)} पहुँचा दिया गया है। अगर कुछ गड़बड़ हो, तो 7 दिन के भीतर ऑर्डर के पेज पर वापसी का अनुरोध कर सकते हैं।`,
      ];
    case "coming-back":
      return [
        "आपका पार्सल पहुँचाया नहीं जा सका",
        `${parcel(order, news.parcel)} पहुँचाया नहीं जा सका और विक्रेता के पास लौट रहा है। वहाँ पहुँचने पर हम फिर लिखेंगे।`,
      ];
    case "came-back":
      return ["आपका पार्सल लौट आया", `${parcel(order, news.parcel)} विक्रेता के पास लौट आया।${goesBack(news.back)}`];
    case "lost":
      return ["आपका पार्सल खो गया", `हमें खेद है: ${parcel(order, news.parcel)} रास्ते में खो गया।${goesBack(news.back)}`];
    case "cancelled": {
      const what = news.isWhole ? `आपका ऑर्डर ${number}` : `आपके ऑर्डर ${number} का एक हिस्सा`;
      const said = news.by === "shop" ? `हमें खेद है: ${what} रद्द करना पड़ा।` : `जैसा आपने कहा, ${what} रद्द हो गया है।`;
      return [news.isWhole ? "आपका ऑर्डर रद्द हो गया है" : "आपके ऑर्डर का एक हिस्सा रद्द हो गया है", `${said}${goesBack(news.back)}`];
    }
    case "return-asked":
      if (order.isMissing(news.number))
        return [
          "जो कम आया उसे हम देख रहे हैं",
          `आपने बताया कि ऑर्डर ${number} में कुछ कम आया है। हम कूरियर और विक्रेता से पूछकर फिर लिखेंगे; आपको कुछ भेजना नहीं है।`,
        ];
      return [
        "हम आपकी वापसी देख रहे हैं",
        `आपने ऑर्डर ${number} में से कुछ लौटाने का अनुरोध किया है। हम इसे देखकर फिर लिखेंगे; तब तक सामान और उसका पैकेट जैसे हैं वैसे ही रखें।`,
      ];
    case "return-approved":
      if (order.isMissing(news.number))
        return ["जो कम आया वह मान लिया गया है", "हमने मान लिया है कि कुछ कम आया। आपको कुछ भेजना नहीं है; पैसे लौटाए जाने पर हम फिर लिखेंगे।"];
      return ["आपकी वापसी स्वीकार हो गई है", "आपकी वापसी स्वीकार हो गई है। सामान आपके पते से उठाया जाएगा; कृपया उसे पैकेट में ही दें।"];
    case "return-rejected":
      return [
        "आपकी वापसी स्वीकार नहीं हुई",
        "हमने आपकी वापसी देखी, पर हम उसे स्वीकार नहीं कर सकते। अगर आपको यह सही नहीं लगता, तो ऑर्डर के पेज पर हमें लिखें।",
      ];
    case "return-failed":
      return [
        "लौटाए गए सामान का रिफ़ंड नहीं हो सकता",
        "लौटाया गया सामान हमारी जाँच में ठीक नहीं निकला, इसलिए उसके पैसे नहीं लौटाए जाएँगे। अगर आपको यह सही नहीं लगता, तो ऑर्डर के पेज पर हमें लिखें।",
      ];
    case "return-passed":
      if (order.isMissing(news.number)) return ["जो कम आया उसका हिसाब हो गया है", `जो नहीं पहुँचा उसका हिसाब हो गया है।${goesBack(news.back)}`];
      return ["आपकी वापसी पूरी हो गई है", `आपका लौटाया सामान हमारी जाँच में ठीक निकला।${goesBack(news.back)}`];
    case "refund-done":
      return ["आपका रिफ़ंड हो गया है", `${rupees(news.back)} आपको लौटा दिए गए हैं। खाते में दिखने में बैंक को 7 कामकाजी दिन तक लग सकते हैं।`];
    case "refund-by-hand":
      return [
        "आपका रिफ़ंड हम खुद भेज रहे हैं",
        `${order.way === "cash" ? `आपने डिलीवरी पर चुकाया था, इसलिए हम ${rupees(news.back)}` : `जिस कंपनी से भुगतान हुआ था, वह ${rupees(news.back)} नहीं लौटा सकी, इसलिए हम इन्हें`} आपके बैंक खाते या UPI में भेजेंगे। खाते की जानकारी चाहिए होगी तो हम आपको लिखेंगे।`,
      ];
  }
}

function placed({ number, pieces, total, way }: OrderInWords): string {
  const paid = total === 0 ? "कुछ चुकाना नहीं है।" : way === "cash" ? `${rupees(total)} डिलीवरी पर चुकाने हैं।` : `आपने ${rupees(total)} चुका दिए हैं।`;
  return `${pieces} नग के आपके ऑर्डर ${number} के लिए धन्यवाद। ${paid} इसके रवाना होते ही हम फिर लिखेंगे।`;
}

const parcel = ({ number, parcels }: OrderInWords, place: number): string =>
  parcels === 1 ? `आपका ऑर्डर ${number}` : `आपके ऑर्डर ${number} का पार्सल ${place + 1} (कुल ${parcels})`;

const days = new Intl.DateTimeFormat("hi-IN", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

function expected(order: OrderInWords, place: number): string {
  const day = order.expected(place);
  return day === null ? "" : ` यह ${days.format(Date.parse(day))} तक पहुँच जाना चाहिए।`;
}

const goesBack = (back: Paise): string => (back === 0 ? "" : ` ${rupees(back)} आपको लौटाए जा रहे हैं।`);
