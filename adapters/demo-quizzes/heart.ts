import { about, inOrder, oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

/** Open: the heart and what its pressure is measured by. */
export const heart: DemoQuiz = {
  id: "heart",
  title: ["Heart and blood pressure", "दिल और रक्तचाप"],
  note: ["How it is measured, what is high, and when to call for help: six questions.", "कैसे नापते हैं, ज़्यादा कब है और मदद कब बुलाएँ: छह सवाल।"],
  mode: { kind: "questionnaire", minutes: 8, passPercent: 50 },
  questions: [
    {
      id: "high",
      text: [
        "From which reading on does the World Health Organization speak of high blood pressure?",
        "विश्व स्वास्थ्य संगठन किस माप से रक्तचाप को ज़्यादा कहता है?",
      ],
      options: {
        low: ["120/80 mmHg", "120/80 mmHg"],
        grave: ["180/110 mmHg", "180/110 mmHg"],
        more: ["160/100 mmHg", "160/100 mmHg"],
        high: ["140/90 mmHg", "140/90 mmHg"],
      },
      key: oneOf("high"),
      why: [
        "Measured on two different days, 140 above or 90 below. Some countries draw the line lower.",
        "दो अलग दिनों पर ऊपर का 140 या नीचे का 90। कुछ देशों में सीमा इससे कम है।",
      ],
      source: "WHO, Hypertension, fact sheet",
    },
    {
      id: "sitting",
      text: ["What belongs to a good reading at home?", "घर पर ठीक से नापने के लिए क्या ज़रूरी है?"],
      options: {
        back: ["The back leans on something", "पीठ टिकी हो"],
        crossed: ["The legs are crossed", "पैर एक-दूसरे पर रखे हों"],
        arm: ["The arm lies at the height of the heart", "बाँह दिल की ऊँचाई पर हो"],
        talk: ["One talks with whoever measures", "नापने वाले से बात करें"],
      },
      key: someOf("back", "arm"),
      why: [
        "Crossed legs, talking and a hanging arm each raise the reading.",
        "पैर एक-दूसरे पर रखना, बात करना और लटकती बाँह: हर एक से माप बढ़ जाता है।",
      ],
      source: "American Heart Association, Home Blood Pressure Monitoring",
      points: 2,
    },
    {
      id: "steps",
      text: ["Put measuring into order.", "नापने के चरण क्रम में लगाइए।"],
      options: {
        write: ["Write both readings down", "दोनों माप लिख लें"],
        cuff: ["Put the cuff on the bare upper arm", "पट्टा खुली ऊपरी बाँह पर बाँधें"],
        rest: ["Sit quietly for five minutes", "पाँच मिनट चुपचाप बैठें"],
        twice: ["Measure twice, a minute apart", "एक मिनट के अंतर से दो बार नापें"],
      },
      key: inOrder("rest", "cuff", "twice", "write"),
      why: [
        "The first reading is often the higher one; two, written down, show a doctor more.",
        "पहला माप अक्सर ज़्यादा आता है; लिखे हुए दो माप डॉक्टर को ज़्यादा बताते हैं।",
      ],
      source: "American Heart Association, Home Blood Pressure Monitoring",
      points: 2,
    },
    {
      id: "attack",
      text: ["Which of these may be signs of a heart attack?", "इनमें से कौन दिल के दौरे के लक्षण हो सकते हैं?"],
      options: {
        sweat: ["Cold sweat with shortness of breath", "ठंडा पसीना और साँस फूलना"],
        hair: ["Hair that falls out", "बाल झड़ना"],
        chest: ["Pressure in the middle of the chest", "सीने के बीच में दबाव"],
        jaw: ["Pain that goes into arm or jaw", "बाँह या जबड़े तक जाता दर्द"],
      },
      key: someOf("sweat", "chest", "jaw"),
      why: [
        "Women more often feel short of breath, sick or pain in back and jaw. Call 112 at once.",
        "औरतों को अक्सर साँस फूलना, जी मिचलाना या पीठ और जबड़े में दर्द होता है। तुरंत 112 पर फ़ोन करें।",
      ],
      source: "WHO, Cardiovascular diseases, fact sheet",
    },
    {
      id: "greens",
      text: [
        "How many grams of vegetables and fruit a day should an adult eat at least?",
        "वयस्क को दिन में कम से कम कितने ग्राम सब्ज़ियाँ और फल खाने चाहिए?",
      ],
      key: about(400, 0),
      why: ["400 grams are about five handfuls; potatoes don't count.", "400 ग्राम लगभग पाँच मुट्ठी है; आलू नहीं गिने जाते।"],
      source: "WHO, Healthy diet, fact sheet",
    },
    {
      id: "smoking",
      text: [
        "A year after the last cigarette, how does the risk of heart disease compare with a smoker's?",
        "आख़िरी सिगरेट के एक साल बाद दिल की बीमारी का ख़तरा धूम्रपान करने वाले के मुक़ाबले कितना रहता है?",
      ],
      options: {
        same: ["It is the same", "उतना ही"],
        half: ["About half", "लगभग आधा"],
        none: ["There is none left", "बिल्कुल नहीं"],
      },
      key: oneOf("half"),
      why: [
        "After one year the risk of coronary heart disease is about half that of a smoker, after fifteen that of a non-smoker.",
        "एक साल बाद हृदय की धमनियों के रोग का ख़तरा लगभग आधा, पंद्रह साल बाद धूम्रपान न करने वाले जितना रह जाता है।",
      ],
      source: "WHO, Tobacco: health benefits of smoking cessation",
      penalty: 25,
    },
  ],
};
