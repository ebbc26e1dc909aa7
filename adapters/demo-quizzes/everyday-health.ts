import { about, inOrder, oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

export const everydayHealth: DemoQuiz = {
  id: "everyday-health",
  title: ["Everyday health", "रोज़ की सेहत"],
  note: [
    "Salt, sleep, movement and clean hands: what is known, in eight questions.",
    "नमक, नींद, चलना-फिरना और साफ़ हाथ: आठ सवालों में वह, जो पक्का मालूम है।",
  ],
  mode: { kind: "questionnaire", minutes: 10, passPercent: 50 },
  questions: [
    {
      id: "salt",
      text: ["How much salt a day should an adult stay below?", "किसी वयस्क को दिन में कितने नमक से कम खाना चाहिए?"],
      options: {
        "two-g": ["2 grams", "2 ग्राम"],
        "five-g": ["5 grams", "5 ग्राम"],
        "ten-g": ["10 grams", "10 ग्राम"],
        "fifteen-g": ["15 grams", "15 ग्राम"],
      },
      key: oneOf("five-g"),
      why: [
        "Less than 5 grams of salt, a little under a teaspoon, holds about 2 grams of sodium.",
        "5 ग्राम से कम नमक, यानी एक छोटे चम्मच से थोड़ा कम, में लगभग 2 ग्राम सोडियम होता है।",
      ],
      source: "WHO, Sodium reduction, fact sheet",
    },
    {
      id: "moving",
      text: [
        "How many minutes of moderate activity a week should an adult reach at least?",
        "वयस्क को हफ़्ते में कम से कम कितने मिनट मध्यम गति की कसरत करनी चाहिए?",
      ],
      key: about(150, 0),
      why: [
        "Adults should do 150 to 300 minutes of moderate aerobic activity a week.",
        "वयस्कों को हफ़्ते में 150 से 300 मिनट मध्यम गति की एरोबिक कसरत करनी चाहिए।",
      ],
      source: "WHO Guidelines on physical activity and sedentary behaviour, 2020",
      points: 2,
    },
    {
      id: "hands",
      text: ["Put washing hands into order.", "हाथ धोने के चरण क्रम में लगाइए।"],
      options: {
        rinse: ["Rinse under running water", "बहते पानी में धोएँ"],
        wet: ["Wet the hands", "हाथ गीले करें"],
        dry: ["Dry them with a clean towel", "साफ़ तौलिये से सुखाएँ"],
        scrub: ["Scrub with soap for 20 seconds", "साबुन लगाकर 20 सेकंड मलें"],
      },
      key: inOrder("wet", "scrub", "rinse", "dry"),
      why: [
        "Scrubbing for at least 20 seconds takes germs off; wet hands pass them on, so dry them.",
        "कम से कम 20 सेकंड मलने से कीटाणु हटते हैं; गीले हाथ उन्हें फैलाते हैं, इसलिए सुखाइए।",
      ],
      source: "CDC, About Handwashing",
      points: 2,
    },
    {
      id: "antibiotics",
      text: ["Against what do antibiotics work?", "एंटीबायोटिक किस पर असर करती हैं?"],
      options: {
        cold: ["The common cold", "आम सर्दी-ज़ुकाम"],
        flu: ["Influenza", "फ़्लू"],
        bacteria: ["Bacteria", "बैक्टीरिया"],
        any: ["Any fever", "हर बुख़ार"],
      },
      key: oneOf("bacteria"),
      why: [
        "Colds and influenza are viral. Antibiotics taken without need breed resistant bacteria.",
        "सर्दी और फ़्लू वायरस से होते हैं। बिना ज़रूरत ली गई एंटीबायोटिक से बैक्टीरिया बेअसर दवा झेलना सीख जाते हैं।",
      ],
      source: "WHO, Antimicrobial resistance, fact sheet",
      penalty: 25,
    },
    {
      id: "b12",
      text: ["Which of these have vitamin B12 by nature?", "इनमें से किनमें विटामिन B12 अपने आप होता है?"],
      options: { spinach: ["Spinach", "पालक"], milk: ["Milk", "दूध"], lentils: ["Lentils", "दाल"], eggs: ["Eggs", "अंडे"] },
      key: someOf("milk", "eggs"),
      why: [
        "Vitamin B12 is found in foods of animal origin. Plants have none unless it is added.",
        "विटामिन B12 पशुओं से मिलने वाले खाने में होता है। पौधों में तभी होता है जब मिलाया जाए।",
      ],
      source: "NIH Office of Dietary Supplements, Vitamin B12",
      points: 2,
    },
    {
      id: "sleep",
      text: ["How many hours a night should an adult sleep at least?", "वयस्क को रात में कम से कम कितने घंटे सोना चाहिए?"],
      options: { "five-h": ["5", "5"], "six-h": ["6", "6"], "seven-h": ["7", "7"], "ten-h": ["10", "10"] },
      key: oneOf("seven-h"),
      why: [
        "Seven or more hours a night, regularly, is what adults need for good health.",
        "अच्छी सेहत के लिए वयस्कों को नियमित रूप से सात या अधिक घंटे की नींद चाहिए।",
      ],
      source: "American Academy of Sleep Medicine and Sleep Research Society, consensus statement, 2015",
    },
    {
      id: "plants",
      text: [
        "How many grams of fruit and vegetables a day does the WHO advise at least?",
        "डब्ल्यूएचओ दिन में कम से कम कितने ग्राम फल-सब्ज़ी की सलाह देता है?",
      ],
      key: about(400, 0),
      why: [
        "At least 400 grams, or five portions, without potatoes and other starchy roots.",
        "कम से कम 400 ग्राम, यानी पाँच हिस्से; आलू और दूसरी स्टार्च वाली जड़ें नहीं गिनी जातीं।",
      ],
      source: "WHO, Healthy diet, fact sheet",
    },
    {
      id: "bite",
      text: ["A dog has bitten. What comes first?", "कुत्ते ने काट लिया है। सबसे पहले क्या करें?"],
      options: {
        wash: ["Wash with soap for 15 minutes", "15 मिनट तक साबुन-पानी से धोएँ"],
        turmeric: ["Put turmeric or chilli paste on it", "हल्दी या मिर्च का लेप लगाएँ"],
        wait: ["Wait ten days and watch the dog", "दस दिन रुककर कुत्ते को देखें"],
      },
      key: oneOf("wash"),
      why: [
        "Washing at once for 15 minutes takes virus out of the wound. Then see a doctor the same day for vaccination.",
        "तुरंत 15 मिनट धोने से घाव से वायरस निकलता है। फिर उसी दिन टीके के लिए डॉक्टर के पास जाइए।",
      ],
      source: "WHO, Rabies, fact sheet",
      points: 2,
    },
  ],
};
