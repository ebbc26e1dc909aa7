import { both } from "./both.ts";

/** Where goods are kept. */
export const storage = {
  cool: both("Keep in a cool, dry place, tightly closed and away from sunlight.", "ठंडी, सूखी जगह पर, कसकर बंद और धूप से दूर रखें।"),
  dryJar: both("Keep in an airtight jar; use a dry spoon.", "हवा-बंद डिब्बे में रखें; सूखे चम्मच से निकालें।"),
  fridge: both(
    "Keep cool. Refrigerate after opening and use within 30 days.",
    "ठंडी जगह पर रखें। खोलने के बाद फ़्रिज में रखें और 30 दिन में इस्तेमाल करें।",
  ),
  dark: both("Keep away from light and heat; close the bottle after use.", "रोशनी और गर्मी से दूर रखें; इस्तेमाल के बाद शीशी बंद करें।"),
  room: both("Keep at room temperature; no refrigeration needed.", "कमरे के तापमान पर रखें; फ़्रिज की ज़रूरत नहीं।"),
  dryCare: both("Keep dry between uses.", "इस्तेमाल के बीच सूखा रखें।"),
  fire: both("Keep dry, away from fire and out of reach of children.", "सूखा, आग से दूर और बच्चों की पहुँच से बाहर रखें।"),
  children: both("Keep in a cool place, out of reach of children.", "ठंडी जगह पर, बच्चों की पहुँच से बाहर रखें।"),
  ware: both("Wipe dry after washing and keep in a dry place.", "धोने के बाद पोंछकर सूखी जगह पर रखें।"),
} as const;
