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
  ...{ by, ago, text, audience: "followers", scenes: [], card: null, likedBy: [], comments: [] },
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
    ...{ audience: "everybody", card: "rounds", likedBy: ["meera", "ravi", "devanshi"] },
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

/** What somebody writes again and again; `{n}` counts up. */
const habits: readonly {
  readonly by: string;
  readonly every: number;
  readonly since: number;
  readonly audience: ChosenAudience;
  readonly texts: readonly string[];
}[] = [
  {
    ...{ by: "asha", every: 13, since: 730, audience: "followers" },
    texts: [
      "Vetal tekdi, walk number {n}. 6 km before the sun.",
      "Walk {n}: 8 km, and the dog of the temple came along.",
      "Number {n}. Short one, the knees asked for it.",
      "Walk {n}, in the rain. Worth every wet sock.",
    ],
  },
  {
    ...{ by: "meera", every: 9, since: 58, audience: "followers" },
    texts: ["Kalari on Saturday, class {n}. I can almost touch the floor.", "Stairs again, week {n}."],
  },
  {
    ...{ by: "farah", every: 15, since: 175, audience: "followers" },
    texts: ["Garden walk {n}, with my sister.", "Walk {n}: the fountain works again."],
  },
  {
    ...{ by: "lakshmi", every: 30, since: 690, audience: "everybody" },
    texts: ["Yoga at six, month {n} on this page, year fifty-seven on the mat.", "महीना {n}: प्राणायाम पहले, चाय बाद में।"],
  },
  {
    ...{ by: "gurpreet", every: 11, since: 86, audience: "everybody" },
    texts: ["Ride {n}: 40 km, flat, fog till nine.", "Ride {n}. One puncture, one parantha."],
  },
  {
    ...{ by: "devanshi", every: 10, since: 84, audience: "followers" },
    texts: ["सूर्य नमस्कार, दिन {n}। साँस छोटी, इरादा लंबा।", "दिन {n}: गरबे की रात, इसलिए आज छुट्टी।"],
  },
];

/** The newest first. */
export const demoPosts: readonly DemoPost[] = [
  ...remembered,
  ...habits.flatMap(({ by, every, since, audience, texts }) =>
    Array.from({ length: Math.floor(since / every) - 1 }, (_, nth) => {
      const text = texts[nth % texts.length] ?? "";
      return post(by, since - nth * every, text.replace("{n}", String(nth + 1)), { audience });
    }),
  ),
].toSorted((a, b) => a.ago - b.ago);
