import { about, oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

/** Open: what a night needs. */
export const sleep: DemoQuiz = {
  id: "sleep",
  title: ["A good night", "अच्छी नींद"],
  note: ["Hours, coffee, screens and snoring: five questions about sleep.", "घंटे, कॉफ़ी, स्क्रीन और ख़र्राटे: नींद पर पाँच सवाल।"],
  mode: { kind: "questionnaire", minutes: 5, passPercent: 40 },
  questions: [
    {
      id: "hours",
      text: ["How many hours a night should an adult sleep at least?", "वयस्क को रात में कम से कम कितने घंटे सोना चाहिए?"],
      key: about(7, 0),
      why: [
        "Seven or more, regularly. Less goes with weight gain, diabetes and high blood pressure.",
        "नियमित रूप से सात या उससे ज़्यादा। कम नींद के साथ वज़न, मधुमेह और रक्तचाप बढ़ते हैं।",
      ],
      source: "American Academy of Sleep Medicine and Sleep Research Society, consensus statement, 2015",
    },
    {
      id: "coffee",
      text: [
        "After about how many hours is half of a coffee's caffeine still in the body?",
        "लगभग कितने घंटे बाद भी कॉफ़ी का आधा कैफ़ीन शरीर में रहता है?",
      ],
      options: {
        five: ["Five hours", "पाँच घंटे"],
        quarter: ["A quarter of an hour", "पंद्रह मिनट"],
        day: ["A whole day", "पूरा दिन"],
      },
      key: oneOf("five"),
      why: [
        "So a cup at five in the afternoon is half there at ten. In pregnancy it stays far longer.",
        "यानी शाम पाँच बजे का प्याला रात दस बजे आधा बाक़ी है। गर्भावस्था में यह कहीं देर तक रहता है।",
      ],
      source: "StatPearls, Caffeine",
    },
    {
      id: "habits",
      text: ["What helps to fall asleep?", "नींद आने में क्या मदद करता है?"],
      options: {
        phone: ["The phone in bed", "बिस्तर में फ़ोन"],
        hour: ["Going to bed and getting up at the same hours", "रोज़ एक ही समय पर सोना और उठना"],
        cool: ["A cool and quiet room", "ठंडा और शांत कमरा"],
        meal: ["A large meal just before", "ठीक पहले भारी खाना"],
      },
      key: someOf("hour", "cool"),
      why: [
        "Switch screens off half an hour before, and leave large meals and alcohol out of the late evening.",
        "आधे घंटे पहले स्क्रीन बंद करें, और देर शाम भारी खाने और शराब से बचें।",
      ],
      source: "CDC, About Sleep",
      points: 2,
    },
    {
      id: "snoring",
      text: [
        "Somebody snores loudly, stops breathing in between and is tired by day. What may it be?",
        "कोई ज़ोर से ख़र्राटे लेता है, बीच में साँस रुकती है और दिन में थकान रहती है। यह क्या हो सकता है?",
      ],
      options: {
        cold: ["A cold that will pass", "ज़ुकाम, जो ठीक हो जाएगा"],
        dreams: ["Vivid dreams", "गहरे सपने"],
        apnoea: ["Sleep apnoea", "स्लीप एपनिया"],
        vitamin: ["Too little vitamin C", "विटामिन C की कमी"],
      },
      key: oneOf("apnoea"),
      why: [
        "It raises the risk of high blood pressure and of accidents, and can be treated: see a doctor.",
        "इससे रक्तचाप और दुर्घटना का ख़तरा बढ़ता है, और इसका इलाज है: डॉक्टर को दिखाएँ।",
      ],
      source: "NHS, Sleep apnoea",
    },
    {
      id: "awake",
      text: ["You have lain awake for long. What is advised?", "आप देर से जाग रहे हैं। क्या सलाह दी जाती है?"],
      options: {
        try: ["Stay and try harder", "लेटे रहें और ज़्यादा कोशिश करें"],
        up: ["Get up, sit somewhere comfortable, go back when sleepy", "उठें, आराम से बैठें, नींद आने पर लौटें"],
        clock: ["Watch the clock so as not to oversleep in the morning at all", "घड़ी देखते रहें ताकि सुबह देर न हो"],
      },
      key: oneOf("up"),
      why: [
        "The bed should stay a place for sleeping. A book or quiet music is better than trying.",
        "बिस्तर सोने की ही जगह रहे। कोशिश करते रहने से किताब या धीमा संगीत अच्छा है।",
      ],
      source: "NHS, Fall asleep faster and sleep better",
    },
  ],
};
