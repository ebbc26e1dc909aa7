import { about, inOrder, oneOf, someOf } from "./asking.ts";
import type { DemoQuiz } from "./asking.ts";

/** Over: heat, water and mosquitoes. */
export const summerHeat: DemoQuiz = {
  id: "summer-heat",
  title: ["Heat, water, monsoon", "गर्मी, पानी, बरसात"],
  note: [
    "What heat does, which water is safe, and when mosquitoes bite: five questions.",
    "गर्मी क्या करती है, कौन-सा पानी सुरक्षित है और मच्छर कब काटते हैं: पाँच सवाल।",
  ],
  mode: { kind: "questionnaire", minutes: 6, passPercent: 50 },
  questions: [
    {
      id: "stroke",
      text: ["Which are signs of heat stroke?", "इनमें से कौन लू लगने के गंभीर लक्षण हैं?"],
      options: {
        confused: ["Confusion, slurred speech", "भ्रम, लड़खड़ाती ज़बान"],
        nose: ["A blocked nose", "बंद नाक"],
        hot: ["A very high body temperature", "शरीर का बहुत ज़्यादा तापमान"],
        itch: ["Itching between the toes", "पैर की उँगलियों के बीच खुजली"],
      },
      key: someOf("confused", "hot"),
      why: [
        "The skin may be dry or wet with sweat. It kills within hours: call 112.",
        "त्वचा सूखी या पसीने से भीगी हो सकती है। घंटों में जान ले सकता है: 112 पर फ़ोन करें।",
      ],
      source: "CDC, NIOSH, Heat-related Illnesses",
      points: 2,
    },
    {
      id: "first",
      text: ["Somebody has heat stroke. Put the steps into order.", "किसी को लू लगी है। चरण क्रम में लगाइए।"],
      options: {
        cool: ["Cool with water, ice and a fan", "पानी, बर्फ़ और पंखे से ठंडा करें"],
        call: ["Call 112", "112 पर फ़ोन करें"],
        stay: ["Stay until help is there", "मदद आने तक साथ रहें"],
        shade: ["Bring them into the shade", "छाया में ले जाएँ"],
      },
      key: inOrder("call", "shade", "cool", "stay"),
      why: [
        "Cooling at once saves the brain. Give nothing to drink to somebody who is not awake.",
        "तुरंत ठंडा करने से दिमाग़ बचता है। जो होश में न हो, उसे कुछ न पिलाएँ।",
      ],
      source: "CDC, NIOSH, Heat-related Illnesses",
      points: 2,
    },
    {
      id: "boil",
      text: [
        "For how many minutes must water boil strongly to be safe, below 2,000 metres?",
        "2,000 मीटर से नीचे पानी को सुरक्षित होने के लिए कितने मिनट तेज़ उबलना चाहिए?",
      ],
      key: about(1, 0),
      why: ["One minute at a rolling boil; three minutes above 2,000 metres.", "तेज़ उबाल पर एक मिनट; 2,000 मीटर से ऊपर तीन मिनट।"],
      source: "CDC, How to Make Water Safe in an Emergency",
    },
    {
      id: "dengue",
      text: ["When does the mosquito that carries dengue bite most?", "डेंगू फैलाने वाला मच्छर सबसे ज़्यादा कब काटता है?"],
      options: {
        day: ["By day", "दिन में"],
        midnight: ["Around midnight", "आधी रात के आसपास"],
        rain: ["Only while it rains", "सिर्फ़ बारिश होते समय"],
      },
      key: oneOf("day"),
      why: [
        "Aedes bites by day, most in the early morning and before dusk. So a net helps at a midday nap as well.",
        "एडीज़ दिन में काटता है, सबसे ज़्यादा सुबह और शाम ढलने से पहले। इसलिए दोपहर की नींद में भी मच्छरदानी काम आती है।",
      ],
      source: "WHO, Dengue and severe dengue, fact sheet",
    },
    {
      id: "breeding",
      text: ["Where does it breed?", "वह कहाँ पनपता है?"],
      options: {
        sea: ["In the sea", "समुद्र में"],
        clean: ["In clean water that stands, as in a cooler", "कूलर जैसे ठहरे साफ़ पानी में"],
        river: ["In fast rivers", "तेज़ बहती नदियों में"],
        sand: ["In dry sand far from any house or any village", "घर और गाँव से दूर सूखी रेत में"],
      },
      key: oneOf("clean"),
      why: [
        "Empty coolers, flower pots and tanks once a week: an egg takes about that long to become a mosquito.",
        "कूलर, गमले और टंकियाँ हफ़्ते में एक बार ख़ाली करें: अंडे से मच्छर बनने में लगभग इतना ही समय लगता है।",
      ],
      source: "National Center for Vector Borne Diseases Control, Dengue",
    },
  ],
};
