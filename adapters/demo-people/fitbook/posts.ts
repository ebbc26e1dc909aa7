import type { SceneName } from "../pictures/scenes.ts";
import type { ChosenAudience } from "#core/fitbook/posts/post.ts";

/** A post of the demo; `ago` counts days back from the day on which the demo is put. */
export type DemoPost = {
  readonly by: string;
  readonly ago: number;
  readonly audience: ChosenAudience;
  readonly text: string;
  /** Scenes that it shows, with what is said of them; null: what the scene says of itself. */
  readonly scenes: readonly (readonly [SceneName, string | null])[];
  /** The challenge of whose result it holds a card; null: it holds none. */
  readonly card: string | null;
  readonly likedBy: readonly string[];
  readonly comments: readonly DemoComment[];
};

export type DemoComment = {
  readonly by: string;
  readonly text: string;
  readonly answers: readonly { readonly by: string; readonly text: string }[];
};

const post = (by: string, ago: number, text: string, more: Partial<Omit<DemoPost, "by" | "ago" | "text">> = {}): DemoPost => ({
  by,
  ago,
  text,
  audience: "followers",
  scenes: [],
  card: null,
  likedBy: [],
  comments: [],
  ...more,
});

const said = (by: string, text: string, ...answers: DemoComment["answers"]): DemoComment => ({ by, text, answers });

/** What stands out: with likes and comments, in both languages, for each audience. */
const remembered: readonly DemoPost[] = [
  post("farah", 1, "Two rounds of Sunder Nursery after dinner. The bats were out, and so was half of Nizamuddin.", {
    scenes: [["lake", "The lake of Sunder Nursery after sunset, and our bench"]],
    likedBy: ["asha", "gurpreet"],
    comments: [said("asha", "I miss that garden. Save a bench for January.", { by: "farah", text: "Yours is the one by the lake." })],
  }),
  post("ravi", 2, "First 5 km without pain since the knee. Slow, and I don't care.", {
    audience: "everybody",
    likedBy: ["bhavesh", "gurpreet", "sunita", "lakshmi"],
    comments: [
      said("bhavesh", "Which shoes, if I may ask?", { by: "ravi", text: "The old ones. My physio chose the pace, not the shoes." }),
      said("gurpreet", "ਸ਼ਾਬਾਸ਼! Cycling next."),
    ],
  }),
  post("meera", 3, "Eleven floors by the stairs, twice. The lift was out of order, so it does not count as virtue.", {
    scenes: [["stairs", "The stairs of our office, from the ground floor"]],
    audience: "everybody",
    likedBy: ["asha", "arjun"],
    comments: [said("arjun", "It counts.")],
  }),
  post("farah", 3, "Six at the table, one pot of millet khichdi, nothing left. Recipe: https://en.wikipedia.org/wiki/Khichdi", {
    scenes: [["pot", null]],
    audience: "everybody",
    likedBy: ["asha", "devanshi"],
    comments: [said("devanshi", "खिचड़ी से अच्छा कुछ नहीं।")],
  }),
  post("devanshi", 4, "आज 24 सूर्य नमस्कार। कल सिर्फ़ 12 करूँगी, शरीर ने साफ़ कह दिया है।", {
    scenes: [["mat", "सूर्योदय के समय खिड़की के पास योग की चटाई"]],
    audience: "everybody",
    likedBy: ["lakshmi", "sunita"],
    comments: [said("lakshmi", "शरीर की सुनना भी योग है।", { by: "devanshi", text: "जी, दादी जी।" })],
  }),
  post("meenakshi", 5, "सुबह की सैर आशा के साथ, साढ़े पाँच बजे। टेकड़ी पर मोर थे।", {
    scenes: [["hill", "भोर में टेकड़ी, ऊपर छोटा मंदिर"]],
    likedBy: ["asha"],
    comments: [said("asha", "Three of them!")],
  }),
  post("asha", 6, "Rest day. Wrote it down so that I keep it.", { audience: "me" }),
  post("gurpreet", 8, "62 km to Tarn Taran and back, headwind both ways. How?", {
    scenes: [
      ["road", "My red bicycle on the road to Tarn Taran"],
      ["hill", null],
    ],
    audience: "everybody",
    likedBy: ["ravi", "devanshi", "lakshmi"],
    comments: [said("devanshi", "हवा भी आपके साथ लौट आई।")],
  }),
  post(
    "lakshmi",
    9,
    "Chair asanas for the knees, as I do them:\n1. Sit tall, both feet down.\n2. Straighten one leg, count to five.\n3. The other one.\nTen times, never into pain.",
    {
      audience: "everybody",
      likedBy: ["asha", "ravi", "bhavesh", "devanshi", "sunita", "farah"],
      comments: [said("ravi", "I do these while the tea boils."), said("sunita", "माँ को दिखाऊँगी।")],
    },
  ),
  post("asha", 11, "Six mornings out of seven, side by side with Meera. Gold for both, and breakfast on me.", {
    audience: "everybody",
    card: "rounds",
    likedBy: ["meera", "ravi", "devanshi"],
    comments: [said("meera", "I hold you to the breakfast.")],
  }),
  post("ravi", 11, "Four of seven, with this knee. I take the bronze.", { card: "rounds", likedBy: ["asha"] }),
  post("sunita", 11, "300 skips, one stubbed toe, no regrets.", { audience: "everybody", likedBy: ["asha"] }),
  post("arjun", 12, "7,940 steps. I walked round the parking lot for the last sixty.", {
    likedBy: ["meera"],
    comments: [said("meera", "That makes 8,000!")],
  }),
  post("bhavesh", 14, "Walked to the shop and back, both times. The scooter is getting dusty.", { likedBy: ["lakshmi"] }),
];

/** What somebody writes of what they do again and again, the newest first, so many days apart. */
const habits: readonly {
  readonly by: string;
  readonly every: number;
  readonly since: number;
  readonly audience: ChosenAudience;
  readonly texts: readonly string[];
}[] = [
  {
    by: "asha",
    every: 34,
    since: 15,
    audience: "followers",
    texts: [
      "Vetal tekdi, walk number 55. Six km before the sun.",
      "8 km today, and the temple dog came all the way to our gate.",
      "Short one, the knees asked for it nicely.",
      "Rain from the second bend onwards. Worth every wet sock.",
      "Fog, so thick that I greeted a milestone.",
      "Meera overslept, I did not. Noted for posterity.",
      "Walked with my son for the first time since his exams. He is faster and pretends he isn't.",
      "Found the quarry lake full. Sat there till the school buses honked.",
      "Number 47, with a thorn in the left shoe and nobody to blame.",
      "Skipped two weeks for the wedding. The hill was still there, I checked.",
      "First walk of the year at 9 °C in Pune! Gloves out of the trunk.",
      "A family of mongooses crossed in single file. We let them have the right of way.",
      "Only to the lower temple. Some mornings that is far.",
      "New route by the forest department's wall; longer, shadier, full of bulbuls.",
      "Twenty walks since I began to count, and my trousers agree.",
      "Told myself one kilometre. Came home after five.",
    ],
  },
  {
    by: "meera",
    every: 12,
    since: 16,
    audience: "followers",
    texts: [
      "Kalari on Saturday. I can almost touch the floor, the floor is getting closer.",
      "Stairs again, whole week. Colleagues now hold the lift door out of pity.",
      "Third class. The oil, the lamp, the low stances; my thighs are writing a resignation letter.",
      "Signed up for kalaripayattu because of a film. No regrets so far.",
    ],
  },
  {
    by: "farah",
    every: 24,
    since: 17,
    audience: "followers",
    texts: [
      "Garden walk with my sister, who has an opinion on each bench.",
      "The fountain works again! Children everywhere, us too.",
      "Too much smoke in the air, so up and down our own stairs instead.",
      "Iftar first, two slow rounds afterwards.",
      "Somebody plays the flute near the tomb on Fridays. We now walk on Fridays.",
      "My first post here. I walk so that I may eat, let's be honest.",
    ],
  },
  {
    by: "lakshmi",
    every: 58,
    since: 20,
    audience: "everybody",
    texts: [
      "Yoga at six, year fifty-seven on the mat. The mat is number nine.",
      "प्राणायाम पहले, चाय बाद में। नियम यही है, दादाजी का बनाया हुआ।",
      "A student of seventy-two touched her toes and shouted so loudly that the watchman came.",
      "आज किसी को कुछ नहीं सिखाया, सिर्फ़ अपने लिए बैठी।",
      "Be gentle in the cold months, warm the joints before you bend them.",
      "ठंड में पाँच मिनट हाथ रगड़ना भी अभ्यास है।",
      "Somebody asked which pose removes age. I'm still looking.",
      "गर्मी में शीतली, और पंखे को भी थोड़ा आराम।",
      "Began to write here because my granddaughter dared me to.",
    ],
  },
  {
    by: "gurpreet",
    every: 14,
    since: 15,
    audience: "everybody",
    texts: [
      "40 km, flat, fog till nine, fingers like kulfi.",
      "One puncture, one parantha. Fair exchange.",
      "Mustard fields on both sides all the way to the canal. Stopped too often to call it training.",
      "Tractor rally on the bypass, so I turned into one more tractor.",
      "Pehli lambi ride is saal ki. Legs finished, dil full.",
    ],
  },
  {
    by: "devanshi",
    every: 13,
    since: 16,
    audience: "followers",
    texts: [
      "सूर्य नमस्कार का पचासवाँ दिन। साँस छोटी, इरादा लंबा।",
      "गरबे की रात थी, इसलिए सुबह की छुट्टी ले ली।",
      "छत पर योग, बंदर दर्शक। केला लेकर माने।",
      "आज भाई भी चटाई पर आया, तीन मिनट टिका।",
      "शुरुआत की है, गिनती कैलेंडर पर लाल पेन से।",
    ],
  },
];

/** The newest first. */
export const demoPosts: readonly DemoPost[] = [
  ...remembered,
  ...habits.flatMap(({ by, every, since, audience, texts }) => texts.map((text, nth) => post(by, since + nth * every, text, { audience }))),
].toSorted((a, b) => a.ago - b.ago);
