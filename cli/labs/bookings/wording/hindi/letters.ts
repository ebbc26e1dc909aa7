import { letterMoment } from "#cli/wording/hindi/letter-moments.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { LabBookingLetterWords } from "../letters.ts";

export const hindi: LabBookingLetterWords = {
  subject: {
    "called-off": "आपकी लैब बुकिंग रद्द हो गई",
    spoilt: "एक और नमूना चाहिए",
    "prescription-refused": "दूसरा पर्चा चाहिए",
    fasting: "नमूने से पहले: कुछ न खाएँ",
    "given-up": "आपकी लैब बुकिंग का एक हिस्सा नहीं हो सका",
    "given-back": "आपके भुगतान का एक हिस्सा लौट रहा है",
    "goes-back": "आपके पैसे लौट रहे हैं",
    "money-back": "आपकी लैब बुकिंग का रिफ़ंड हो गया",
  },
  said(news) {
    const when = letterMoment(news.start);
    switch (news.kind) {
      case "called-off":
        return `माफ़ कीजिए, लैब को ${when} की आपकी बुकिंग रद्द करनी पड़ी। ${rupees(news.back)} का रिफ़ंड 7 कामकाजी दिनों में उसी माध्यम से मिलेगा जिससे आपने भुगतान किया था।`;
      case "spoilt":
        return `माफ़ कीजिए, ${when} की आपकी बुकिंग का एक नमूना काम का नहीं रहा। ${letterMoment(news.until)} तक बिना किसी ख़र्च के दूसरा समय चुनें। आप कुछ न करें, तो जो नहीं हो सका, उसका रिफ़ंड हो जाएगा।`;
      case "prescription-refused":
        return `${when} की आपकी बुकिंग का पर्चा लैब के काम का नहीं है। ${letterMoment(news.until)} तक दूसरा पर्चा भेजें। आप कुछ न करें, तो बुकिंग रद्द हो जाएगी और पूरा रिफ़ंड मिलेगा।`;
      case "fasting":
        return `${when} पर आपका नमूना लिया जाएगा। उससे पहले ${news.hours} घंटे, यानी ${letterMoment(news.from)} से कुछ न खाएँ; सादा पानी पी सकते हैं।`;
      case "given-up":
        return `माफ़ कीजिए, ${when} की आपकी बुकिंग का एक हिस्सा नहीं हो सका। उसके ${rupees(news.back)} का रिफ़ंड 7 कामकाजी दिनों में उसी माध्यम से मिलेगा जिससे आपने भुगतान किया था।`;
      case "given-back":
      case "goes-back":
        return `${when} की आपकी बुकिंग के ${rupees(news.back)} का रिफ़ंड 7 कामकाजी दिनों में उसी माध्यम से मिलेगा जिससे आपने भुगतान किया था।`;
      case "money-back":
        return `${when} की आपकी बुकिंग के ${rupees(news.back)} का रिफ़ंड उसी माध्यम से हो गया है जिससे आपने भुगतान किया था।`;
    }
  },
  whole: (name, said, page) => `नमस्ते ${name},\n\n${said}\n\nअपनी बुकिंग देखें:\n${page}\n\nNiramaya\n`,
};
