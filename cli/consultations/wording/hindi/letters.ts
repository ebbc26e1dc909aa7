import { letterMoment } from "#cli/wording/hindi/letter-moments.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { PlanOutcome } from "#core/consultations/plans/paid-by-plan.ts";
import type { Paise } from "#core/shared/money.ts";
import type { BookingLetterWords } from "../letters.ts";

type Choice = { readonly fee: Paise; readonly plan: PlanOutcome | null; readonly until: number };

function choiceText({ fee, plan, until }: Choice): string {
  const choose = `${letterMoment(until)} तक बिना किसी ख़र्च के दूसरा समय चुनें`;
  if (plan !== null) return `${choose}, या परामर्श अपने प्लान में वापस लें। आप कुछ न करें, तो वह उसके बाद अपने-आप लौट आएगा।`;
  return `${choose}${fee > 0 ? `, या अपने ${rupees(fee)} वापस लें। आप कुछ न करें, तो रिफ़ंड उसके बाद अपने-आप होगा` : ""}।`;
}

const planText = (plan: PlanOutcome | null): string =>
  plan === null ? "" : plan === "back" ? " परामर्श आपके प्लान में लौट आया है।" : " आपके प्लान का यह परामर्श इस्तेमाल हुआ माना जाएगा।";

export const hindi: BookingLetterWords = {
  subject(news) {
    switch (news.kind) {
      case "booked":
        return "आपका अपॉइंटमेंट बुक हो गया";
      case "moved":
        return "आपके अपॉइंटमेंट का समय बदल गया";
      case "cancelled":
      case "called-off":
        return "आपका अपॉइंटमेंट रद्द हो गया";
      case "patient-missed":
        return "आप अपने अपॉइंटमेंट में नहीं आए";
      case "practitioner-missed":
        return "माफ़ कीजिए, आपके चिकित्सक नहीं आए";
      case "broken-off":
        return "माफ़ कीजिए, आपके परामर्श की कॉल नहीं चल पाई";
      case "goes-back":
        return news.plan === null ? "आपकी फ़ीस का रिफ़ंड आ रहा है" : "आपका परामर्श आपके प्लान में लौट आया है";
      case "money-back":
        return "आपके अपॉइंटमेंट का रिफ़ंड हो गया";
      case "prescribed":
        return "आपका पर्चा तैयार है";
      case "prescribed-anew":
        return "आपका पर्चा बदल गया है";
      case "prescription-withdrawn":
        return "कृपया अपने पर्चे पर अब न चलें";
      case "reminder":
        return news.ahead === "room" ? "आपका अपॉइंटमेंट 10 मिनट में है" : "आपका अपॉइंटमेंट आने वाला है";
    }
  },
  said(news) {
    const when = letterMoment(news.start);
    switch (news.kind) {
      case "booked":
        return `आपका अपॉइंटमेंट बुक हो गया है: ${when}।`;
      case "moved":
        return `आपके अपॉइंटमेंट का नया समय: ${when}।`;
      case "cancelled":
        return `आपने ${when} का अपॉइंटमेंट रद्द कर दिया है।${news.back > 0 ? ` ${rupees(news.back)} का रिफ़ंड 7 कामकाजी दिनों में उसी माध्यम से मिलेगा जिससे आपने भुगतान किया था।` : ""}${planText(news.plan)}`;
      case "called-off":
        return `माफ़ कीजिए, चिकित्सक को ${when} का आपका अपॉइंटमेंट रद्द करना पड़ा।${news.back > 0 ? ` आपके पूरे ${rupees(news.back)} का रिफ़ंड 7 कामकाजी दिनों में उसी माध्यम से मिलेगा जिससे आपने भुगतान किया था।` : ""}${planText(news.plan)} उसके पेज पर आप दूसरा समय चुन सकते हैं, या किसी और को खोज सकते हैं।`;
      case "patient-missed":
        return `आप ${when} के अपने अपॉइंटमेंट में नहीं आए।${news.plan === null ? " इसकी फ़ीस का रिफ़ंड नहीं हो सकता।" : planText(news.plan)}`;
      case "practitioner-missed":
        return `माफ़ कीजिए, ${when} के आपके अपॉइंटमेंट में चिकित्सक नहीं आए। ${choiceText(news)}`;
      case "broken-off":
        return `माफ़ कीजिए, ${when} के आपके अपॉइंटमेंट की कॉल टूट गई। ${choiceText(news)}`;
      case "goes-back":
        if (news.plan !== null) return `${when} के आपके अपॉइंटमेंट का परामर्श आपके प्लान में लौट आया है।`;
        return `${when} के आपके अपॉइंटमेंट के ${rupees(news.back)} का रिफ़ंड 7 कामकाजी दिनों में उसी माध्यम से मिलेगा जिससे आपने भुगतान किया था।`;
      case "money-back":
        return `${when} के अपॉइंटमेंट के ${rupees(news.back)} का रिफ़ंड उसी माध्यम से हो गया है जिससे आपने भुगतान किया था।`;
      case "prescribed":
        return `${when} के आपके अपॉइंटमेंट का पर्चा तैयार है।`;
      case "prescribed-anew":
        return `${when} के आपके अपॉइंटमेंट के पर्चे का नया संस्करण आ गया है। कृपया अब उसी पर चलें।`;
      case "prescription-withdrawn":
        return `${when} के आपके अपॉइंटमेंट का पर्चा चिकित्सक ने वापस ले लिया है। कृपया अब उस पर न चलें। कारण उसके पेज पर लिखा है।`;
      case "reminder":
        return news.ahead === "room" ? `आपका अपॉइंटमेंट 10 मिनट में है: ${when}।` : `आपका अपॉइंटमेंट आने वाला है: ${when}।`;
    }
  },
  see: { appointment: "अपना अपॉइंटमेंट देखें", prescription: "अपना पर्चा देखें" },
  whole: (name, said, link) => `नमस्ते ${name},\n\n${said}\n\n${link}\n\nNiramaya\n`,
};
