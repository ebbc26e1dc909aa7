import type { GroupTexts } from "#core/fitbook/group.ts";
import type { MemberRole } from "#core/fitbook/visibility/member-role.ts";
import type { SceneName } from "../pictures/scenes.ts";

/**
 * A group of the demo. `made` counts days back from the day on which the demo is put; who is in it has entered Fitbook by then or later.
 */
export type DemoGroup = GroupTexts & {
  readonly key: string;
  readonly hindi: GroupTexts;
  readonly isOpen: boolean;
  /** The aggregator whose customers alone find it; left out: it is no company's. */
  readonly company?: string;
  readonly made: number;
  readonly members: Readonly<Record<string, MemberRole>>;
};

/** Beside those to which notifications invite. Ravi and Meera, of whom he has blocked her, are in none together. */
export const demoFitbookGroups: readonly DemoGroup[] = [
  {
    key: "chair-yoga",
    name: "Yoga on a chair",
    isOpen: true,
    made: 680,
    about: "For those whose knees do not sit on the floor. Ten minutes a day, on a chair.",
    rules: "If it hurts, stop right there.\nAdvice on medicines comes from a doctor, not from here.",
    hindi: {
      name: "कुर्सी पर योग",
      about: "जिनके घुटने ज़मीन पर नहीं बैठते, उनके लिए। रोज़ दस मिनट, कुर्सी पर।",
      rules: "दर्द हो तो वहीं रुकें।\nदवा की सलाह यहाँ नहीं, डॉक्टर से।",
    },
    members: { lakshmi: "owner", devanshi: "admin", sunita: "member", bhavesh: "member" },
  },
  {
    key: "tekdi",
    name: "Vetal tekdi before sunrise",
    isOpen: false,
    made: 400,
    about: "We meet at the Chaturshringi side at half past five. Slow ones set the pace.",
    rules: "Nobody walks alone in the dark.\nTake your plastic home.",
    hindi: {
      name: "सूर्योदय से पहले वेताल टेकड़ी",
      about: "सुबह साढ़े पाँच बजे चतुःशृंगी की ओर मिलते हैं। रफ़्तार सबसे धीमा साथी तय करता है।",
      rules: "अँधेरे में कोई अकेला नहीं चलेगा।\nअपना प्लास्टिक घर ले जाएँ।",
    },
    members: { asha: "owner", lakshmi: "member", meera: "member", meenakshi: "admin" },
  },
  {
    key: "run-again",
    name: "Back to running, gently",
    isOpen: true,
    made: 78,
    about: "After an injury, an illness or ten years on a sofa. Kilometres do not matter here.",
    rules: "No times, no ranks.\nPain is a reason to stop, not a subject of pride.",
    hindi: {
      name: "फिर से दौड़ें, आराम से",
      about: "चोट के बाद, बीमारी के बाद, या सोफ़े पर बीते दस साल के बाद। यहाँ किलोमीटर नहीं गिने जाते।",
      rules: "न समय, न रैंक।\nदर्द हो तो रुकें, उसमें बहादुरी नहीं।",
    },
    members: { ravi: "owner", gurpreet: "admin", bhavesh: "member" },
  },
  {
    key: "no-lift",
    name: "Stairs, not the lift",
    isOpen: true,
    made: 58,
    about: "Offices, metro stations, eleventh floors. Tell us how many.",
    rules: "With a heavy bag the lift is allowed.",
    hindi: {
      name: "लिफ़्ट नहीं, सीढ़ियाँ",
      about: "दफ़्तर, मेट्रो स्टेशन, ग्यारहवीं मंज़िल। बताइए, कितनी चढ़ीं।",
      rules: "भारी बैग हो तो लिफ़्ट चलेगी।",
    },
    members: { meera: "owner", arjun: "member", asha: "member" },
  },
  {
    key: "garba",
    name: "Garba all year",
    isOpen: true,
    made: 80,
    about: "Garba after Navratri too. Two evenings a week, for everybody.",
    rules: "Make room in the middle for newcomers.\nAsk before you film.",
    hindi: {
      name: "गरबा और गति",
      about: "नवरात्रि के बाद भी गरबा। हफ़्ते में दो शाम, सबके लिए।",
      rules: "नए लोगों को बीच में जगह दें।\nवीडियो सिर्फ़ पूछकर।",
    },
    members: { devanshi: "owner", farah: "member", sunita: "member" },
  },
  {
    key: "two-wheels",
    name: "Amritsar on two wheels",
    isOpen: false,
    made: 86,
    about: "Sunday rides from the Golden Temple, 30 to 60 km, one stop for lassi.",
    rules: "Helmet, light, puncture kit.\nWe wait for the last one.",
    hindi: {
      name: "साइकिल पर अमृतसर",
      about: "हर रविवार स्वर्ण मंदिर से 30 से 60 किमी की सवारी, बीच में लस्सी का एक पड़ाव।",
      rules: "हेलमेट, बत्ती, पंक्चर किट।\nआख़िरी साथी का भी इंतज़ार करते हैं।",
    },
    members: { gurpreet: "owner", ravi: "member", devanshi: "member" },
  },
  {
    key: "lunch-walk",
    name: "Twenty minutes after lunch",
    isOpen: false,
    company: "arogya-benefits",
    made: 25,
    about: "Out of the office, once around the block. In Kochi from Tower 2, elsewhere from your own door.",
    rules: "No talk of work.\nWho is late walks the other way round.",
    hindi: {
      name: "खाने के बाद बीस मिनट",
      about: "दफ़्तर से निकलें, एक चक्कर लगाएँ। कोच्चि में टावर 2 से, बाक़ी सब अपने दरवाज़े से।",
      rules: "काम की बात नहीं।\nजो देर से आए, वह उल्टी ओर से चले।",
    },
    members: { meera: "owner" },
  },
  {
    key: "desk",
    name: "Eight hours at a desk",
    isOpen: false,
    made: 48,
    about: "Necks, wrists and eyes of people who sit. One small thing an hour.",
    rules: "No photographs of screens.",
    hindi: {
      name: "डेस्क पर आठ घंटे",
      about: "बैठकर काम करने वालों की गर्दन, कलाई और आँखों के लिए। हर घंटे एक छोटी-सी चीज़।",
      rules: "स्क्रीन की तस्वीरें नहीं।",
    },
    members: { arjun: "owner", meera: "member", meenakshi: "member", kabir: "member" },
  },
  {
    key: "millets",
    name: "The millet kitchen",
    isOpen: true,
    made: 170,
    about: "Bajra, jowar, ragi: recipes from home, unburnt.",
    rules: "Write the recipe, not only a picture.\nNo remarks on anybody's plate.",
    hindi: {
      name: "बाजरे की रसोई",
      about: "बाजरा, ज्वार, रागी: घर की विधियाँ, बिना जले।",
      rules: "विधि लिखें, सिर्फ़ तस्वीर नहीं।\nकिसी की थाली पर टिप्पणी नहीं।",
    },
    members: { farah: "owner", devanshi: "admin", bhavesh: "member", asha: "member" },
  },
  {
    key: "lights-out",
    name: "Lights out by ten",
    isOpen: false,
    made: 50,
    about: "Sleep is training too. We say good night and mean it.",
    rules: "No posts between ten and five.",
    hindi: {
      name: "रात दस बजे बत्ती बंद",
      about: "नींद भी कसरत का हिस्सा है। शुभ रात्रि कहते हैं, और सो भी जाते हैं।",
      rules: "रात दस से सुबह पाँच तक कोई पोस्ट नहीं।",
    },
    members: { sunita: "owner", lakshmi: "admin", bhavesh: "member", anil: "member" },
  },
  {
    key: "first-week",
    name: "First week here",
    isOpen: true,
    made: 65,
    about: "Ask anything about Fitbook, in English or in Hindi.",
    rules: "There are no stupid questions.",
    hindi: {
      name: "यहाँ का पहला हफ़्ता",
      about: "फ़िटबुक के बारे में कुछ भी पूछिए, हिंदी में या अंग्रेज़ी में।",
      rules: "कोई सवाल छोटा नहीं होता।",
    },
    members: { bhavesh: "owner", lakshmi: "admin", sunita: "member", kabir: "member" },
  },
];

/** Some have a picture, and as everywhere some have none. */
export const demoGroupScenes: Readonly<Record<string, SceneName>> = {
  "early-risers": "ground",
  "chair-yoga": "mat",
  tekdi: "hill",
  "run-again": "lake",
  "no-lift": "stairs",
  garba: "sticks",
  "two-wheels": "road",
  millets: "pot",
  "lights-out": "night",
};

/** A post for the members of a group; `ago` counts days back. */
export type DemoGroupPost = {
  readonly group: string;
  readonly by: string;
  readonly ago: number;
  readonly text: string;
  readonly likedBy: readonly string[];
};

const post = (group: string, by: string, ago: number, text: string, likedBy: readonly string[] = []): DemoGroupPost => ({
  group,
  by,
  ago,
  text,
  likedBy,
});

const remembered: readonly DemoGroupPost[] = [
  post("early-risers", "asha", 2, "Tomorrow at six on the university ground. Fog is forecast, bring a light.", ["lakshmi", "meenakshi"]),
  post("early-risers", "meenakshi", 16, "I was late by four minutes and you had left. Good.", ["asha"]),
  post("no-sugar", "farah", 3, "Day 12. The tea tastes of tea.", ["bhavesh"]),
  post("no-sugar", "bhavesh", 10, "Jaggery counts as sugar. I asked, so that you need not.", ["farah"]),
  post("chair-yoga", "sunita", 4, "माँ ने आज पहली बार दोनों पैर सीधे किए।", ["lakshmi", "devanshi"]),
  post("tekdi", "meera", 5, "Peacocks at the second bend. Nobody spoke for a whole minute.", ["asha", "meenakshi", "lakshmi"]),
  post("tekdi", "asha", 30, "The lower path is closed after the rain. We take the stairs by the tank.", ["meera"]),
  post("run-again", "ravi", 2, "Four minutes running, one walking, six times. The knee says yes.", ["bhavesh", "gurpreet"]),
  post("run-again", "bhavesh", 21, "Does walking fast count?", ["ravi"]),
  post("no-lift", "arjun", 1, "Nine floors with a laptop and a tiffin. The tiffin survived.", ["meera", "asha"]),
  post("garba", "devanshi", 6, "शनिवार, शाम सात बजे, सोसायटी के आँगन में। जूते बाहर।", ["farah", "sunita"]),
  post("two-wheels", "gurpreet", 7, "Sunday: Attari and back. Start at five, fog lights on.", ["ravi"]),
  post("lunch-walk", "meera", 8, "Once around the block, and back before the coffee was cold. Half past one again tomorrow."),
  post("desk", "arjun", 3, "Every hour: stand, look out of the window for a minute, sit down again. That is all.", ["meera", "kabir"]),
  post("desk", "kabir", 1, "New here. My chair has one wheel less than yours.", ["arjun"]),
  post("millets", "farah", 9, "बाजरे की खिचड़ी: एक कटोरी बाजरा, रात भर भिगोकर, आधी कटोरी मूँग। चार सीटी।", ["asha", "devanshi"]),
  post("millets", "asha", 40, "Ragi dosa, third attempt, first success: let it stand for eight hours, not four.", ["farah"]),
  post("lights-out", "sunita", 2, "Nine forty. Good night.", ["lakshmi", "bhavesh"]),
  post("first-week", "lakshmi", 12, "Who sees what I write? The line below the text says it each time.", ["bhavesh", "sunita"]),
];

/** What is written in a group over the years, the newest first, so many days apart. */
const habits = [
  {
    group: "early-risers",
    by: "asha",
    every: 75,
    since: 44,
    texts: [
      "Two years of getting up, friends. Same ground, six sharp on Monday.",
      "Fewer of us than in summer, and the ground is all ours.",
      "Whoever brings the flask tomorrow, less sugar please.",
      "The watchman has started joining for the stretches. Say hello to Pandurang.",
      "Alarm broken? Ring Meenakshi, she is up at four anyway.",
      "Diwali week: we walk on, only half an hour later.",
      "Umbrellas count as equipment from today.",
      "Nine came, one in slippers. Everyone walked.",
      "Let's try the road behind the botanical garden this month.",
      "Day one. Three of us, yawning.",
    ],
  },
  {
    group: "chair-yoga",
    by: "lakshmi",
    every: 74,
    since: 31,
    texts: [
      "इस हफ़्ते कंधे: गोल घुमाएँ, आगे से ज़्यादा पीछे की ओर।",
      "टखने घुमाइए, फिर घुटने सीधे कीजिए, कुर्सी पीछे दीवार से लगी हो।",
      "Wrists today, for all who knead and type.",
      "पीठ टिकाकर पाँच लंबी साँसें, बस इतना ही पाठ है।",
      "Choose a chair without wheels, I beg you.",
      "गर्दन को पीछे मत गिराइए, दाएँ-बाएँ काफ़ी है।",
      "If it hurts, it is not the lesson.",
      "पहला पाठ: ठीक से बैठना।",
    ],
  },
] as const;

/** The newest first. */
export const demoGroupPosts: readonly DemoGroupPost[] = [
  ...remembered,
  ...habits.flatMap(({ group, by, every, since, texts }) => texts.map((text, nth) => post(group, by, since + nth * every, text))),
].toSorted((a, b) => a.ago - b.ago);
