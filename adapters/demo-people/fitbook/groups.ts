import type { MemberRole } from "#core/fitbook/groups/member-role.ts";
import type { SceneName } from "../pictures/scenes.ts";

/** A group of the demo. `made` counts days back from the day on which the demo is put; who is in it has entered Fitbook by then or later. */
export type DemoGroup = {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly rules: string;
  readonly isOpen: boolean;
  /** The aggregator whose customers alone find it; left out: it is no company's. */
  readonly company?: string;
  readonly made: number;
  readonly members: Readonly<Record<string, MemberRole>>;
};

/** Beside those to which notifications invite. Ravi and Meera, of whom he has blocked her, are in none together. */
export const demoFitbookGroups: readonly DemoGroup[] = [
  {
    ...{ key: "chair-yoga", name: "कुर्सी पर योग", isOpen: true, made: 680 },
    about: "जिनके घुटने ज़मीन पर नहीं बैठते, उनके लिए। रोज़ दस मिनट, कुर्सी पर।",
    rules: "दर्द हो तो वहीं रुकें।\nदवा की सलाह यहाँ नहीं, डॉक्टर से।",
    members: { lakshmi: "owner", devanshi: "admin", sunita: "member", bhavesh: "member" },
  },
  {
    ...{ key: "tekdi", name: "Vetal tekdi before sunrise", isOpen: false, made: 400 },
    about: "We meet at the Chaturshringi side at half past five. Slow ones set the pace.",
    rules: "Nobody walks alone in the dark.\nTake your plastic home.",
    members: { asha: "owner", lakshmi: "member", meera: "member", meenakshi: "admin" },
  },
  {
    ...{ key: "run-again", name: "Back to running, gently", isOpen: true, made: 78 },
    about: "After an injury, an illness or ten years on a sofa. Kilometres do not matter here.",
    rules: "No times, no ranks.\nPain is a reason to stop, not a subject of pride.",
    members: { ravi: "owner", gurpreet: "admin", bhavesh: "member" },
  },
  {
    ...{ key: "no-lift", name: "Stairs, not the lift", isOpen: true, made: 58 },
    about: "Offices, metro stations, eleventh floors. Tell us how many.",
    rules: "With a heavy bag the lift is allowed.",
    members: { meera: "owner", arjun: "member", asha: "member" },
  },
  {
    ...{ key: "garba", name: "गरबा और गति", isOpen: true, made: 80 },
    about: "नवरात्रि के बाद भी गरबा। हफ़्ते में दो शाम, सबके लिए।",
    rules: "नए लोगों को बीच में जगह दें।\nवीडियो सिर्फ़ पूछकर।",
    members: { devanshi: "owner", farah: "member", sunita: "member" },
  },
  {
    ...{ key: "two-wheels", name: "Amritsar on two wheels", isOpen: false, made: 86 },
    about: "Sunday rides from the Golden Temple, 30 to 60 km, one stop for lassi.",
    rules: "Helmet, light, puncture kit.\nWe wait for the last one.",
    members: { gurpreet: "owner", ravi: "member", devanshi: "member" },
  },
  {
    ...{ key: "lunch-walk", name: "Twenty minutes after lunch", isOpen: false, company: "arogya-benefits", made: 25 },
    about: "Out of the office, once around the block. In Kochi from Tower 2, elsewhere from your own door.",
    rules: "No talk of work.\nWho is late walks the other way round.",
    members: { meera: "owner" },
  },
  {
    ...{ key: "desk", name: "Eight hours at a desk", isOpen: false, made: 48 },
    about: "Necks, wrists and eyes of people who sit. One small thing an hour.",
    rules: "No photographs of screens.",
    members: { arjun: "owner", meera: "member", meenakshi: "member", kabir: "member" },
  },
  {
    ...{ key: "millets", name: "बाजरे की रसोई", isOpen: true, made: 170 },
    about: "बाजरा, ज्वार, रागी: घर की विधियाँ, बिना जले।",
    rules: "विधि लिखें, सिर्फ़ तस्वीर नहीं।\nकिसी की थाली पर टिप्पणी नहीं।",
    members: { farah: "owner", devanshi: "admin", bhavesh: "member", asha: "member" },
  },
  {
    ...{ key: "lights-out", name: "Lights out by ten", isOpen: false, made: 50 },
    about: "Sleep is training too. We say good night and mean it.",
    rules: "No posts between ten and five.",
    members: { sunita: "owner", lakshmi: "admin", bhavesh: "member", anil: "member" },
  },
  {
    ...{ key: "first-week", name: "First week here", isOpen: true, made: 65 },
    about: "Ask anything about Fitbook, in English or in Hindi. हिंदी में भी पूछिए।",
    rules: "There are no stupid questions.",
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
  ...{ group, by, ago, text, likedBy },
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
