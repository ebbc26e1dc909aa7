import { about, oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

/** Played together, whenever a host begins: niramaya quiz live open evening-live. */
export const eveningLive: DemoQuiz = {
  id: "evening-live",
  title: ["Live: five questions for an evening", "लाइव: शाम के पाँच सवाल"],
  note: [
    "Everybody answers at the same time. A right answer counts more the sooner it comes.",
    "सब एक साथ जवाब देते हैं। सही जवाब जितनी जल्दी, उतने ज़्यादा अंक।",
  ],
  mode: { kind: "live" },
  questions: [
    {
      id: "sun",
      text: ["Which vitamin does the skin make in sunlight?", "धूप में त्वचा कौन-सा विटामिन बनाती है?"],
      options: {
        a: ["Vitamin A", "विटामिन A"],
        c: ["Vitamin C", "विटामिन C"],
        d: ["Vitamin D", "विटामिन D"],
        k: ["Vitamin K", "विटामिन K"],
      },
      key: oneOf("d"),
      why: ["Ultraviolet B light lets the skin make vitamin D.", "पराबैंगनी B किरणों से त्वचा विटामिन D बनाती है।"],
      source: "NIH Office of Dietary Supplements, Vitamin D",
    },
    {
      id: "hands",
      text: ["For how long should hands be scrubbed with soap?", "साबुन से हाथ कितनी देर मलने चाहिए?"],
      options: {
        five: ["About 5 seconds", "लगभग 5 सेकंड"],
        twenty: ["About 20 seconds", "लगभग 20 सेकंड"],
        sixty: ["About 3 minutes", "लगभग 3 मिनट"],
      },
      key: oneOf("twenty"),
      why: ["Scrubbing for about 20 seconds removes more germs than less.", "लगभग 20 सेकंड मलने से कम समय के मुक़ाबले ज़्यादा कीटाणु हटते हैं।"],
      source: "CDC, About Handwashing",
    },
    {
      id: "grains",
      text: ["Which of these are whole grains?", "इनमें से साबुत अनाज कौन-से हैं?"],
      options: {
        brown: ["Brown rice", "ब्राउन चावल"],
        jowar: ["Jowar", "ज्वार"],
        maida: ["Maida", "मैदा"],
        sago: ["Sabudana", "साबूदाना"],
      },
      key: someOf("brown", "jowar"),
      why: [
        "Brown rice and jowar keep bran and germ. Maida is refined wheat, and sabudana is starch of a root or a palm.",
        "ब्राउन चावल और ज्वार में चोकर और अंकुर रहते हैं। मैदा छना गेहूँ है और साबूदाना जड़ या ताड़ का स्टार्च।",
      ],
      source: "ICMR-NIN, Dietary Guidelines for Indians, 2024",
    },
    {
      id: "moving",
      text: [
        "How many minutes of moderate activity a week does WHO advise adults at least?",
        "डब्ल्यूएचओ वयस्कों को हफ़्ते में कम से कम कितने मिनट की मध्यम गतिविधि की सलाह देता है?",
      ],
      key: about(150, 0),
      why: ["At least 150 minutes, spread over the week.", "कम से कम 150 मिनट, हफ़्ते भर में बँटे हुए।"],
      source: "WHO, Guidelines on physical activity and sedentary behaviour, 2020",
    },
    {
      id: "sleep",
      text: ["How long should most adults sleep?", "ज़्यादातर वयस्कों को कितना सोना चाहिए?"],
      options: {
        five: ["5 hours", "5 घंटे"],
        six: ["6 hours", "6 घंटे"],
        seven: ["7 hours or more", "7 घंटे या ज़्यादा"],
        eleven: ["11 hours or more", "11 घंटे या ज़्यादा"],
      },
      key: oneOf("seven"),
      why: ["Sleeping less than seven hours as a habit goes along with poorer health.", "रोज़ सात घंटे से कम सोना ख़राब सेहत से जुड़ा है।"],
      source: "American Academy of Sleep Medicine and Sleep Research Society, consensus statement, 2015",
    },
  ],
};
