import { card, question } from "./care-texts.ts";
import type { HealthPlanPage } from "#core/content/care-page.ts";

/** What stands around the plans. */
export const demoHealthPlanPage: HealthPlanPage = {
  banner: card(
    ["One plan, a year of care", "Consultations, tests and classes that know of one another, at a price that is fixed for the year."],
    ["एक प्लान, साल भर की देखभाल", "परामर्श, जाँच और कक्षाएँ, जो एक-दूसरे से जुड़ी हैं; क़ीमत पूरे साल के लिए तय।"],
  ),
  available: [
    card(["For yourself", "Somebody who remembers your last visit."], ["आपके लिए", "कोई, जिसे आपकी पिछली मुलाक़ात याद है।"]),
    card(
      ["For a family", "Two adults and two children, parents at a lower price."],
      ["परिवार के लिए", "दो वयस्क और दो बच्चे; माता-पिता कम क़ीमत पर।"],
    ),
    card(
      ["For a team", "For companies from ten people on, with a monthly camp at the office."],
      ["टीम के लिए", "दस लोगों से शुरू होने वाली कंपनियों के लिए, हर महीने दफ़्तर में शिविर के साथ।"],
    ),
  ],
  ecosystem: [
    card(
      ["Ayurveda and Unani", "A first consultation of forty minutes, follow-ups when they are due."],
      ["आयुर्वेद और यूनानी", "पहला परामर्श चालीस मिनट का, आगे की मुलाक़ातें समय आने पर।"],
    ),
    card(
      ["Yoga and physiotherapy", "A class a week online, one a month with a physiotherapist."],
      ["योग और फ़िज़ियोथेरेपी", "हर हफ़्ते एक ऑनलाइन कक्षा, महीने में एक फ़िज़ियोथेरेपिस्ट के साथ।"],
    ),
    card(
      ["Nutrition", "A meal plan for your kitchen, reviewed each season."],
      ["पोषण", "आपकी रसोई के लिए भोजन योजना, जो हर मौसम में दोबारा देखी जाती है।"],
    ),
    card(
      ["Lab tests", "Blood drawn at home, the report read by your practitioner."],
      ["लैब टेस्ट", "ख़ून घर पर लिया जाता है, रिपोर्ट आपके चिकित्सक पढ़ते हैं।"],
    ),
  ],
  plans: [],
  questions: [
    question(
      [
        "When does a plan begin?",
        "With your payment, and it runs for a year. If you have a plan already, the next one begins when that one ends.",
      ],
      ["प्लान कब शुरू होता है?", "आपके भुगतान के साथ, और एक साल चलता है। अगर आपके पास पहले से प्लान है, तो अगला उसके ख़त्म होने पर शुरू होता है।"],
    ),
    question(
      ["May I choose my practitioner?", "Yes, from all who practise in your language and city, and change once a quarter."],
      ["क्या मैं अपना चिकित्सक चुन सकता हूँ?", "हाँ, आपकी भाषा और शहर के सभी चिकित्सकों में से; तीन महीने में एक बार बदल भी सकते हैं।"],
    ),
  ],
};
