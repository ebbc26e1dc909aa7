/** The colour of what is inside: the first that a title matches. */
const colours: readonly (readonly [colour: string, titles: RegExp])[] = [
  ["steel", /steel/],
  ["brass", /brass/],
  ["white", /\bwater\b|\barq\b|mist|rinse|garlic|lahsun|lashuna|shatavar|musli\b/],
  ["black", /charcoal|kajal|black digestive|shilajit|coffee/],
  [
    "brown",
    /cocoa|choco|chyawan|guggul|loban|dhoop|ashwagandha|laddu|pinni|chikki|jaggery|walnut|kwath|attar|khamira|majun|figs|anjeer|arjun/,
  ],
  ["red", /rose|gulab|anar|beet|hibiscus|gudhal|unnab|strawberry|berry|lal\b|quartz|gajar|faulad|kashmiri/],
  ["purple", /jamun|lavender|elderberry|amethyst|banafsha|onion|java plum|jambu/],
  [
    "orange",
    /orange|saffron|kesar|zafran|turmeric|haldi|haridra|papaya|mango|ubtan|kumkumadi|multani|carrot|sandal|chandan|muesli|granola|zaitoon/,
  ],
  [
    "green",
    /aloe|neem|nimba|tulsi|tulasi|basil|giloy|guduchi|tinospora|karela|bitter|karavella|wheatgrass|jawara|yavankura|green|mint|pudina|podina|cucumber|bhringraj|brahmi|moringa|jade|vetiver|khus|eucalyptus|guava|amla|amalaki|gooseberry|apple|lime|wash|kasni|mako/,
  ],
  [
    "yellow",
    /ghee|ghrita|mustard|lemon|butter|sesame|badam|almond|besan|kaju|groundnut|gokh|gokshur|bael|bilva|tribulus|citrus|citronella|kewra/,
  ],
  ["white", /coconut|milk|salt|oat|goat|malai|cashew|camphor|kapoor|mogra|rice|shea/],
];

/** The class that colours a product's contents; none where its title tells nothing: they stay amber. */
export function contentsClass(title: string): string | null {
  const small = title.toLowerCase();
  const colour = colours.find(([, titles]) => titles.test(small))?.[0];
  return colour === undefined ? null : `of-${colour}`;
}
