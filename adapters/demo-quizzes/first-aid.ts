import { TELE_MANAS } from "#core/shared/helplines.ts";
import { about, oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

export const firstAid: DemoQuiz = {
  id: "help-at-home",
  title: ["Help at home", "घर पर मदद"],
  note: ["What to do, and whom to call, before help comes.", "मदद आने से पहले क्या करें और किसे फ़ोन करें।"],
  mode: { kind: "questionnaire", minutes: 8, passPercent: 60 },
  questions: [
    {
      id: "number",
      text: [
        "Which number brings police, fire brigade and ambulance anywhere in India?",
        "भारत में कहीं भी पुलिस, दमकल और एम्बुलेंस किस एक नंबर पर मिलती हैं?",
      ],
      key: about(112, 0),
      why: ["112 is the single emergency number of India.", "112 पूरे भारत का एक ही आपातकालीन नंबर है।"],
      source: "Ministry of Home Affairs, Emergency Response Support System",
    },
    {
      id: "ors",
      text: [
        "Into how much clean water does one packet of WHO oral rehydration salts go?",
        "डब्ल्यूएचओ ओआरएस का एक पैकेट कितने साफ़ पानी में घोला जाता है?",
      ],
      options: {
        glass: ["One glass", "एक गिलास"],
        half: ["Half a litre", "आधा लीटर"],
        litre: ["One litre", "एक लीटर"],
        two: ["Two litres", "दो लीटर"],
      },
      key: oneOf("litre"),
      why: [
        "The packet of 20.5 grams is made for one litre. Stronger is dangerous, weaker does too little.",
        "20.5 ग्राम का पैकेट एक लीटर के लिए बना है। गाढ़ा घोल ख़तरनाक है, पतला कम असर करता है।",
      ],
      source: "WHO and UNICEF, Oral rehydration salts: production of the new ORS, 2006",
      points: 2,
    },
    {
      id: "burn",
      text: ["What cools a fresh burn?", "ताज़ा जले हुए को किससे ठंडा करें?"],
      options: {
        water: ["Cool running water", "ठंडा बहता पानी"],
        paste: ["Toothpaste", "टूथपेस्ट"],
        ice: ["Ice held on the skin for long", "देर तक त्वचा पर बर्फ़"],
        oil: ["Oil", "तेल"],
      },
      key: oneOf("water"),
      why: [
        "Cool running water takes the heat out. Ice, paste and oil harm the skin.",
        "ठंडा बहता पानी गर्मी निकालता है। बर्फ़, पेस्ट और तेल त्वचा को नुक़सान करते हैं।",
      ],
      source: "WHO, Burns, fact sheet",
    },
    {
      id: "stroke",
      text: ["Which are signs of a stroke?", "इनमें से कौन लकवे (स्ट्रोक) के लक्षण हैं?"],
      options: {
        face: ["One side of the face droops", "चेहरे का एक हिस्सा लटकना"],
        speech: ["Sudden slurred speech", "अचानक बोली लड़खड़ाना"],
        knee: ["A knee that has ached for weeks", "हफ़्तों से घुटने में दर्द"],
        arm: ["One arm is weak all at once", "अचानक एक बाँह कमज़ोर होना"],
      },
      key: someOf("face", "speech", "arm"),
      why: ["Face, arm, speech: call 112 at once, for each minute counts.", "चेहरा, बाँह, बोली: तुरंत 112 पर फ़ोन करें, हर मिनट क़ीमती है।"],
      source: "World Stroke Organization, Signs of stroke",
      points: 3,
    },
    {
      id: "cough",
      text: ["After how many weeks of cough should one be tested for tuberculosis?", "कितने हफ़्ते खाँसी रहने पर टीबी की जाँच करानी चाहिए?"],
      key: about(2, 0),
      why: ["A cough of two weeks or more is a reason for a test, which is free.", "दो हफ़्ते या ज़्यादा की खाँसी जाँच का कारण है, और जाँच मुफ़्त है।"],
      source: "National Tuberculosis Elimination Programme, Government of India",
    },
    {
      id: "talk",
      text: [`What is Tele-MANAS, at ${TELE_MANAS}?`, `${TELE_MANAS} पर टेली-मानस क्या है?`],
      options: {
        blood: ["A register of people who give blood", "रक्तदाताओं की सूची"],
        mind: ["Free help for the mind", "मन के लिए मुफ़्त मदद"],
        food: ["A line for complaints about food", "खाने की शिकायत का नंबर"],
      },
      key: oneOf("mind"),
      why: [
        "Tele-MANAS is the government's line for mental health: free, day and night, in many languages.",
        "टेली-मानस मानसिक सेहत के लिए सरकार की हेल्पलाइन है: मुफ़्त, दिन-रात, कई भाषाओं में।",
      ],
      source: "Ministry of Health and Family Welfare, Tele-MANAS",
    },
  ],
};
