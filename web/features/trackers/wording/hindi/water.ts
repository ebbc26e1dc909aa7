import type { waterPhrases as english } from "../water.ts";

export const waterPhrases: typeof english = {
  add: "पानी जोड़ें",
  sizes: { "150": "कटोरी", "250": "गिलास", "500": "बोतल" },
  named: ({ name, amount }) => `${name}, ${amount}`,
  own: "अपनी मात्रा, मिली में",
  addOwn: "जोड़ें",
  wrong: ({ from, to }) => `कृपया ${from} से ${to} मिली लिखें`,
  amount: "मात्रा, मिली में",
};
