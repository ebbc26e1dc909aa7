import { about, oneOf, someOf } from "./asking.ts";
import type { DemoQuestion, DemoQuiz } from "./asking.ts";

const questions: readonly DemoQuestion[] = [
  {
    id: "mark",
    text: ["Which mark does vegetarian food bear in India?", "भारत में शाकाहारी खाने पर कौन-सा निशान होता है?"],
    options: {
      triangle: ["A brown triangle in a square", "चौखाने में भूरा तिकोना"],
      dot: ["A green dot in a square", "चौखाने में हरा गोला"],
      star: ["A blue star", "नीला तारा"],
    },
    key: oneOf("dot"),
    why: [
      "A green filled circle stands for vegetarian food, a brown filled triangle for other food.",
      "हरा भरा गोला शाकाहारी और भूरा भरा तिकोना दूसरे खाने का निशान है।",
    ],
    source: "FSSAI, Food Safety and Standards (Labelling and Display) Regulations, 2020",
  },
  {
    id: "iron",
    text: ["What helps the body to take up iron from lentils?", "दाल का आयरन लेने में शरीर की मदद कौन करता है?"],
    options: {
      tea: ["Tea with the meal", "खाने के साथ चाय"],
      coffee: ["Coffee", "कॉफ़ी"],
      lemon: ["Lemon juice", "नींबू का रस"],
      milk: ["Milk", "दूध"],
    },
    key: oneOf("lemon"),
    why: [
      "Vitamin C helps iron from plants to be taken up; tea, coffee and calcium hinder it.",
      "विटामिन C पौधों के आयरन को लेने में मदद करता है; चाय, कॉफ़ी और कैल्शियम रोकते हैं।",
    ],
    source: "NIH Office of Dietary Supplements, Iron",
  },
  {
    id: "iodine",
    text: ["Why is salt iodised?", "नमक में आयोडीन क्यों मिलाते हैं?"],
    options: {
      goitre: ["Against goitre", "घेंघा रोकने के लिए"],
      taste: ["For its taste", "स्वाद के लिए"],
      sugar: ["Against diabetes and high blood sugar", "मधुमेह रोकने के लिए"],
    },
    key: oneOf("goitre"),
    why: [
      "Too little iodine makes the thyroid swell and harms children before birth.",
      "आयोडीन की कमी से थायरॉइड फूलता है और गर्भ में बच्चे को नुक़सान होता है।",
    ],
    source: "WHO, Iodization of salt for the prevention and control of iodine deficiency disorders",
  },
  {
    id: "sugar",
    text: ["Below what share of energy, in percent, should free sugars stay?", "ऊर्जा के कितने प्रतिशत से कम मिली हुई चीनी से आनी चाहिए?"],
    key: about(10, 0),
    why: ["Below 10 %, and below 5 % is better still.", "10 % से कम, और 5 % से कम और भी अच्छा।"],
    source: "WHO Guideline: sugars intake for adults and children, 2015",
  },
  {
    id: "safe",
    text: ["Which of these keep food safe?", "इनमें से क्या खाने को सुरक्षित रखता है?"],
    options: {
      apart: ["Raw and cooked food apart", "कच्चा और पका खाना अलग"],
      warm: ["Cooked rice on the counter overnight", "पका चावल रात भर बाहर रखना"],
      hot: ["Cooking to the middle", "बीच तक अच्छी तरह पकाना"],
      board: ["One board for meat and salad", "मांस और सलाद के लिए एक ही तख़्ता"],
    },
    key: someOf("apart", "hot"),
    why: [
      "Keep clean, keep raw and cooked apart, cook through, keep at safe temperatures, use safe water.",
      "सफ़ाई रखें, कच्चा-पका अलग रखें, पूरा पकाएँ, सही तापमान पर रखें, साफ़ पानी लें।",
    ],
    source: "WHO, Five keys to safer food",
  },
];

/** Coming: what the label of a food and a good kitchen say. */
export const kitchen: DemoQuiz = {
  id: "kitchen",
  title: ["Wise in the kitchen", "रसोई की समझ"],
  note: ["Labels, iron, salt and sugar: five questions from the kitchen.", "लेबल, आयरन, नमक और चीनी: रसोई के पाँच सवाल।"],
  mode: { kind: "questionnaire", minutes: 5, passPercent: 40 },
  questions,
};
