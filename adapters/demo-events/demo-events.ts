import type { Words } from "#core/shared/language.ts";
import type { Venue } from "#core/events/listed-event.ts";

/**
 * An event of the demo. It starts `days` after today at `hour` of the Indian day and takes `minutes`; its price is in rupees. `joined`
 * people have taken a seat or a place in the line, with `withAsha` two more.
 */
export type DemoEvent = {
  readonly id: string;
  readonly days: number;
  readonly hour: number;
  readonly minutes: number;
  readonly capacity: number;
  readonly price: number;
  readonly venue: Venue;
  readonly title: Words;
  readonly text: Words;
  readonly joined: number;
  readonly withAsha?: boolean;
  readonly isCancelled?: boolean;
};

const online = (room: string): Venue => ({ kind: "online", link: `https://meet.niramaya.example/${room}` });
const at = (place: string, hindi: string): Venue => ({ kind: "place", place, hindi });

/** Events online and in five cities: with room, full, full with a line in which Asha waits, called off, and over. */
export const demoEvents: readonly DemoEvent[] = [
  {
    id: "sleep-questions",
    days: 2,
    hour: 20,
    minutes: 60,
    capacity: 120,
    price: 0,
    venue: online("sleep-questions"),
    joined: 41,
    title: ["Sleep: ask a physician", "नींद: चिकित्सक से पूछें"],
    text: [
      "What a night needs, what an evening spoils, and when snoring belongs to a doctor. Ask your question there, aloud or in writing; nobody has to switch a camera on.",
      "रात को क्या चाहिए, शाम की कौन-सी आदत नींद बिगाड़ती है, और ख़र्राटे डॉक्टर को कब दिखाएँ। सवाल वहीं पूछें, बोलकर या लिखकर; कैमरा चालू करना ज़रूरी नहीं।",
    ],
  },
  {
    id: "morning-breathing",
    days: 4,
    hour: 7,
    minutes: 60,
    capacity: 100,
    price: 0,
    venue: online("morning-breathing"),
    joined: 34,
    title: ["Morning breathing, together", "सुबह की श्वास, साथ मिलकर"],
    text: [
      "Forty minutes of slow breathing with a yoga teacher, and time for questions. Wear what is comfortable; a chair is enough.",
      "योग शिक्षक के साथ चालीस मिनट धीमी श्वास, और सवालों का समय। आराम के कपड़े पहनें; एक कुर्सी काफ़ी है।",
    ],
  },
  {
    id: "surya-namaskar",
    days: 5,
    hour: 6.5,
    minutes: 75,
    capacity: 40,
    price: 0,
    joined: 27,
    venue: at("Lodhi Garden, gate 1, Delhi", "लोधी गार्डन, गेट 1, दिल्ली"),
    title: ["Surya Namaskar in the park", "पार्क में सूर्य नमस्कार"],
    text: [
      "Twelve rounds at your own pace, each step shown first, with an easier form for backs and knees. Bring a mat and water.",
      "अपनी गति से बारह चक्र; हर चरण पहले दिखाया जाता है, पीठ और घुटनों के लिए आसान रूप भी। चटाई और पानी लाएँ।",
    ],
  },
  {
    id: "river-walk",
    days: 6,
    hour: 19,
    minutes: 90,
    capacity: 30,
    price: 0,
    joined: 8,
    isCancelled: true,
    venue: at("Sabarmati Riverfront, Ellis Bridge steps, Ahmedabad", "साबरमती रिवरफ़्रंट, एलिस ब्रिज की सीढ़ियाँ, अहमदाबाद"),
    title: ["An evening walk by the river", "नदी के किनारे शाम की सैर"],
    text: [
      "Four kilometres on level ground, with a stop for stretching. Those who walk with a stick are welcome.",
      "समतल ज़मीन पर चार किलोमीटर, बीच में खिंचाव के व्यायाम। छड़ी के साथ चलने वालों का भी स्वागत है।",
    ],
  },
  {
    id: "food-labels",
    days: 7,
    hour: 16,
    minutes: 90,
    capacity: 20,
    price: 0,
    joined: 20,
    venue: at("Public Library, Sayani Road, Prabhadevi, Mumbai", "सार्वजनिक पुस्तकालय, सयानी रोड, प्रभादेवी, मुंबई"),
    title: ["Reading a food label", "खाने का लेबल पढ़ना"],
    text: [
      "Bring three packets from your kitchen. Together we find salt, sugar and fats in the small print, and what the words on the front are worth.",
      "अपनी रसोई से तीन पैकेट लाएँ। साथ मिलकर छोटे अक्षरों में नमक, चीनी और वसा ढूँढ़ेंगे, और देखेंगे कि सामने लिखे शब्दों का मतलब कितना है।",
    ],
  },
  {
    id: "millet-kitchen",
    days: 9,
    hour: 17,
    minutes: 120,
    capacity: 12,
    price: 0,
    joined: 12,
    withAsha: true,
    venue: at("Community Kitchen, 12th Main Road, Indiranagar, Bengaluru", "सामुदायिक रसोई, 12वीं मेन रोड, इंदिरानगर, बेंगलुरु"),
    title: ["Millet kitchen: three dishes for every day", "मिलेट की रसोई: रोज़ के तीन व्यंजन"],
    text: [
      "Cook ragi, jowar and bajra with a dietitian, eat together, and take the recipes home. Tell us at the door what you can't eat.",
      "आहार विशेषज्ञ के साथ रागी, ज्वार और बाजरा पकाएँ, साथ खाएँ और विधियाँ घर ले जाएँ। जो आप नहीं खाते, वह द्वार पर बताएँ।",
    ],
  },
  {
    id: "first-year-diabetes",
    days: 11,
    hour: 19,
    minutes: 75,
    capacity: 150,
    price: 0,
    venue: online("first-year-diabetes"),
    joined: 22,
    title: ["Diabetes: the first year", "मधुमेह: पहला साल"],
    text: [
      "For those who have just heard it, and for who cooks for them: what the figures mean, which checks come when, what a plate may look like. It replaces no visit to your doctor.",
      "जिन्हें अभी पता चला है और जो उनके लिए पकाते हैं, उनके लिए: आँकड़ों का मतलब, कौन-सी जाँच कब, और थाली कैसी हो। यह डॉक्टर से मिलने की जगह नहीं लेता।",
    ],
  },
  {
    id: "knees-and-stairs",
    days: 13,
    hour: 11,
    minutes: 120,
    capacity: 30,
    price: 199,
    joined: 9,
    venue: at("Library Hall, Fergusson College Road, Pune", "लाइब्रेरी हॉल, फ़र्ग्युसन कॉलेज रोड, पुणे"),
    title: ["Knees and stairs: a talk with exercises", "घुटने और सीढ़ियाँ: व्यायाम के साथ एक बातचीत"],
    text: [
      "A physiotherapist shows what helps knees on stairs, what to leave, and when to see a doctor. Easy exercises on a chair.",
      "फ़िज़ियोथेरेपिस्ट दिखाते हैं कि सीढ़ियों पर घुटनों को क्या मदद करता है, क्या न करें और डॉक्टर को कब दिखाएँ। कुर्सी पर आसान व्यायाम।",
    ],
  },
  {
    id: "herb-garden",
    days: 16,
    hour: 8,
    minutes: 90,
    capacity: 25,
    price: 99,
    joined: 11,
    venue: at("Botanical Garden, Law Garden Road, Ahmedabad", "वनस्पति उद्यान, लॉ गार्डन रोड, अहमदाबाद"),
    title: ["A walk through the herb garden", "औषधीय पौधों के बगीचे की सैर"],
    text: [
      "Tulsi, brahmi, giloy and ashwagandha as they grow: how to tell them apart, what tradition uses them for, and which must not be taken with medicines.",
      "तुलसी, ब्राह्मी, गिलोय और अश्वगंधा, जैसे वे उगते हैं: पहचान कैसे करें, परंपरा में किस काम आते हैं, और कौन-से दवाओं के साथ नहीं लेने चाहिए।",
    ],
  },
  {
    id: "first-aid-course",
    days: 20,
    hour: 10,
    minutes: 180,
    capacity: 24,
    price: 299,
    joined: 17,
    venue: at("Neem Court, 18 Prabhat Road, Pune", "नीम कोर्ट, 18 प्रभात रोड, पुणे"),
    title: ["First aid for home and road", "घर और सड़क के लिए प्राथमिक उपचार"],
    text: [
      "Bleeding, burns, choking and pressing the chest, each practised by hand on a manikin. In an emergency call 112 first.",
      "ख़ून बहना, जलना, गला रुँधना और सीना दबाना: हर एक का पुतले पर हाथ से अभ्यास। आपात स्थिति में पहले 112 पर फ़ोन करें।",
    ],
  },
  {
    id: "pressure-morning",
    days: -4,
    hour: 8,
    minutes: 120,
    capacity: 60,
    price: 0,
    joined: 38,
    venue: at("Shivaji Park, Gate 4, Dadar, Mumbai", "शिवाजी पार्क, गेट 4, दादर, मुंबई"),
    title: ["Know your blood pressure", "अपना रक्तचाप जानें"],
    text: [
      "Measured sitting, twice, on both arms, and written down for your doctor.",
      "बैठकर, दो बार, दोनों बाँहों पर नापा गया, और आपके डॉक्टर के लिए लिखा गया।",
    ],
  },
  {
    id: "lake-walk",
    days: -11,
    hour: 6,
    minutes: 120,
    capacity: 25,
    price: 0,
    joined: 19,
    venue: at("Ulsoor Lake, east gate, Bengaluru", "उल्सूर झील, पूर्वी गेट, बेंगलुरु"),
    title: ["A walk around the lake", "झील के किनारे सैर"],
    text: ["Five slow kilometres, with a stop for stretching.", "पाँच किलोमीटर धीरे-धीरे, बीच में खिंचाव के व्यायाम।"],
  },
  {
    id: "winter-plate",
    days: -18,
    hour: 18,
    minutes: 60,
    capacity: 100,
    price: 0,
    venue: online("winter-plate"),
    joined: 33,
    title: ["What winter puts on the plate", "सर्दियों की थाली"],
    text: [
      "Bathua, til, bajra and amla: what is in season, and three ways to cook each.",
      "बथुआ, तिल, बाजरा और आँवला: इस मौसम में क्या मिलता है, और हर एक को पकाने के तीन तरीक़े।",
    ],
  },
];
