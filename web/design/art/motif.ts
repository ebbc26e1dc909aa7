import { textHash } from "./text-hash.ts";

/** The first that a name matches is drawn. */
const motifs: readonly (readonly [motif: string, names: RegExp])[] = [
  ["comb", /honey|madhuban|apiary|hive/],
  ["peak", /shilajit|himal|himshikhar|parvat|neelgiri|salt|mitti|himachal/],
  ["moon", /sleep|night|chandra|noor|calm|rest|moon/],
  ["heart", /heart|hridaya|lipid|arjun|marwareed|abresham|misk/],
  ["bone", /bone|joint|calcium|sandhi|yograj|lakshadi|suranjan|glucosamine|knee|back relief|collagen/],
  ["rose", /rose|gulab/],
  [
    "flower",
    /saffron|zafran|kesar|kumkumadi|hibiscus|gudhal|japa|chamomile|lavender|mogra|jasmine|gulshan|bloom|flower|blossom|banafsha|ashok|nari|roop|gaozaban|kewra|period|cycle/,
  ],
  ["lotus", /lotus|saumya|yoga|brahma|shata dhauta|garbha|sun salutation|meno|matrika/],
  ["cup", /chai|tea\b|kahwa|infusion|coffee|golden milk|thandai/],
  ["nut", /almond|badam|walnut|kaju|cashew|peanut|groundnut|nut\b|pista|oak|fig|anjeer/],
  [
    "grain",
    /atta|flour|millet|oat|muesli|granola|flakes|ragi|jowar|bajra|grain|seed|chia|flax|halim|rice|puffs|anna|kosha|tokri|isabgol|wheatgrass|barley|fibre|protein|khakhra|jawara|alsi|til\b/,
  ],
  [
    "root",
    /ashwagandha|shatavar|ginger|sonth|shunthi|turmeric|haldi|haridra|musli|root|punarnava|mulethi|licorice|yashti|vidari|manji|kutki|katuka|jatamansi|spikenard|varuna|onion|garlic|lahsun|lashuna|beet/,
  ],
  [
    "fruit",
    /amla|amalaki|gooseberry|chyawan|triphala|harad|haritaki|chebulic|jamun|jambu|orange|lemon|apple|seb\b|karela|bitter|mango|guava|berry|papaya|murabba|anar|karavella|bel\b|bilva|bael|plum|coconut|fruit|draksha|raisin|cucumber|unnab/,
  ],
  ["flame", /guggul|dhoop|loban|kapoor|camphor|pepper|trikatu|chitrak|digest|agni|warming|deep heat|pachak|jalinoos|kamooni/],
  ["drop", /oil|taila|roghan|ghee|ghrita|arq|water|wash|serum|syrup|nadi|gokul|milk|electrolyte|sharbat|mist|lotion/],
  ["sun", /vitamin d|sandal|chandan|tamra|copper|copper|surya|morning|multani|ubtan|energy/],
  ["star", /vitamin|labs|nakshatra|multi|dantika|zinc|magnesium|iron|immunity|omega/],
  [
    "pestle",
    /vati|tablets|churna|safoof|habb|qurs|majun|khamira|itrifal|jawarish|vaidya|dawakhana|rasavati|peti|package|kit\b|asava|rishta|kwath/,
  ],
  [
    "sprig",
    /tulsi|tulasi|basil|brahmi|bacopa|mint|pudina|neem|nimba|rosemary|eucalyptus|vetiver|khus|lemongrass|kutir|prana|hari|bhringraj|keshavali/,
  ],
  ["leaf", /leaf|moringa|giloy|guduchi|tinospora|green|aloe|herb|aranya|spirulina/],
];

const others = ["leaf", "sprig", "lotus", "sun", "drop"] as const;

/** The small drawing that stands for what a thing is made of or made for. */
export function motifOf(name: string): string {
  const small = name.toLowerCase();
  return motifs.find(([, names]) => names.test(small))?.[0] ?? others[textHash(name, others.length)] ?? "leaf";
}
