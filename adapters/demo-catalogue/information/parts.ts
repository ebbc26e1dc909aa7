import { both } from "./both.ts";

/** The parts of a plant that goods are made of. */
export const parts = {
  bark: both("bark", "छाल"),
  bulb: both("bulb", "कंद"),
  flower: both("flower", "फूल"),
  fruit: both("fruit", "फल"),
  heartwood: both("heartwood", "सार काष्ठ"),
  husk: both("husk", "भूसी"),
  leaf: both("leaf", "पत्ती"),
  peel: both("peel", "छिलका"),
  plant: both("whole plant", "पंचांग"),
  resin: both("resin", "राल"),
  rhizome: both("rhizome", "प्रकंद"),
  root: both("root", "जड़"),
  seed: both("seed", "बीज"),
  sprout: both("young shoot", "कोंपल"),
  stem: both("stem", "तना"),
  tuber: both("tuber", "कंद"),
} as const;
