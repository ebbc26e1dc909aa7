import { oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

/** Coming: words that stand on packets and prescriptions. */
export const ayurvedaWords: DemoQuiz = {
  id: "ayurveda-words",
  title: ["Ayurveda in plain words", "आयुर्वेद, सरल शब्दों में"],
  note: [
    "What the words on packets and prescriptions mean. It asks for words, not for what helps.",
    "पैकेट और पर्ची पर लिखे शब्दों का मतलब। यहाँ शब्द पूछे जाते हैं, इलाज नहीं।",
  ],
  mode: { kind: "questionnaire", minutes: 5, passPercent: 40 },
  questions: [
    {
      id: "doshas",
      text: ["Which three are the doshas of the body?", "शरीर के तीन दोष कौन-से हैं?"],
      options: {
        gunas: ["Sattva, rajas, tamas", "सत्त्व, रजस्, तमस्"],
        tissues: ["Rasa, rakta, mamsa", "रस, रक्त, मांस"],
        doshas: ["Vata, pitta, kapha", "वात, पित्त, कफ"],
      },
      key: oneOf("doshas"),
      why: [
        "Sattva, rajas and tamas are qualities of the mind; rasa, rakta and mamsa are tissues.",
        "सत्त्व, रजस् और तमस् मन के गुण हैं; रस, रक्त और मांस धातुएँ हैं।",
      ],
      source: "Charaka Samhita, Sutrasthana 1",
    },
    {
      id: "churna",
      text: ["A packet says “churna”. What is in it?", "पैकेट पर “चूर्ण” लिखा है। उसमें क्या है?"],
      options: {
        powder: ["A fine powder", "बारीक पिसा हुआ पाउडर"],
        decoction: ["A decoction", "काढ़ा"],
        ghee: ["A ghee in which herbs were cooked", "जड़ी-बूटियों के साथ पका घी"],
      },
      key: oneOf("powder"),
      why: ["A decoction is a kvatha (kwath), a ghee with herbs a ghrita.", "काढ़े को क्वाथ और जड़ी-बूटियों वाले घी को घृत कहते हैं।"],
      source: "The Ayurvedic Pharmacopoeia of India, Part II",
    },
    {
      id: "triphala",
      text: ["Of which fruits is triphala made?", "त्रिफला किन फलों से बनता है?"],
      options: {
        amla: ["Amalaki", "आमलकी"],
        mango: ["Mango", "आम"],
        haritaki: ["Haritaki", "हरीतकी"],
        bibhitaka: ["Bibhitaka", "बिभीतक"],
        grape: ["Grape", "अंगूर"],
      },
      key: someOf("amla", "haritaki", "bibhitaka"),
      why: ["Tri-phala means three fruits: these, in equal parts.", "त्रि-फला यानी तीन फल: ये तीनों बराबर मात्रा में।"],
      source: "The Ayurvedic Pharmacopoeia of India, Part II",
      points: 2,
    },
    {
      id: "day",
      text: ["What does “dinacharya” mean?", "“दिनचर्या” का मतलब क्या है?"],
      options: {
        fast: ["A fast of one day", "एक दिन का उपवास"],
        routine: ["The routine of a day", "दिन भर का क्रम"],
        season: ["What to eat in each season", "हर मौसम का खाना"],
      },
      key: oneOf("routine"),
      why: ["The routine of the seasons is called ritucharya.", "मौसम के क्रम को ऋतुचर्या कहते हैं।"],
      source: "Ashtanga Hridaya, Sutrasthana 2",
    },
    {
      id: "degree",
      text: ["Which degree does an Ayurvedic physician in India hold?", "भारत में आयुर्वेद चिकित्सक के पास कौन-सी डिग्री होती है?"],
      options: {
        bums: ["BUMS", "बीयूएमएस"],
        bams: ["BAMS", "बीएएमएस"],
        bhms: ["BHMS", "बीएचएमएस"],
        bnys: ["BNYS", "बीएनवाईएस"],
      },
      key: oneOf("bams"),
      why: [
        "Bachelor of Ayurvedic Medicine and Surgery. BUMS is unani, BHMS homeopathy, BNYS naturopathy and yoga.",
        "बैचलर ऑफ़ आयुर्वेदिक मेडिसिन ऐंड सर्जरी। बीयूएमएस यूनानी, बीएचएमएस होम्योपैथी, बीएनवाईएस प्राकृतिक चिकित्सा और योग है।",
      ],
      source: "National Commission for Indian System of Medicine Act, 2020",
    },
  ],
};
