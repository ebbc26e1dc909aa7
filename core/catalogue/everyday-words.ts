import { grouped } from "../shared/grouped.ts";
import { wordsOf } from "./searched-text.ts";

/**
 * What people type for what troubles them, in English, Hindi and Hindi in Latin letters, by the word of the shelf that stands for it. No
 * disease that a doctor should see: what is found here is food and care, and claims no cure.
 */
const EVERYDAY: Readonly<Record<string, string>> = {
  digestion: `acidity constipation gas gastric bloating indigestion stomach tummy kabz kabj apach badhazmi hazma pachan pet
    एसिडिटी कब्ज गैस अपच बदहजमी हाजमा पाचन पेट`,
  skin: `acne pimple pimples pigmentation wrinkle wrinkles ageing aging glow tan itching twacha tvacha muhase chehra
    त्वचा मुंहासे मुँहासे चेहरा खुजली झुर्रियां`,
  hair: "hairfall hairloss fall loss dandruff greying graying baal baalon rusi बाल बालों रूसी",
  weight: "weightloss loss slim slimming fat motapa vajan wajan मोटापा वजन",
  stress: "anxiety tension tanav chinta तनाव चिंता टेंशन",
  sleep: "insomnia sleepless neend nind नींद अनिद्रा",
  joint: `knee knees back backache neck shoulder pain ache jod jodo jodon ghutna ghutne kamar dard
    जोड़ जोड़ों घुटना घुटने कमर दर्द`,
  womens: "period periods pcod ladies mahila mahavari masik पीरियड महिला माहवारी मासिक",
  cough: `fever flu sinus throat congestion phlegm bukhar khansi khaansi zukam jukam sardi gala balgam
    बुखार खांसी खाँसी जुकाम ज़ुकाम सर्दी गला बलगम`,
  immunity: "immune bukhar fever बुखार",
  heart: "bp cholesterol dil बीपी दिल",
  diabetes: "sugar madhumeh शुगर मधुमेह",
  energy: "weakness fatigue tired tiredness stamina strength kamzori kamjori takat taakat thakan कमजोरी कमज़ोरी ताकत थकान",
  memory: "brain concentration dimag yaad दिमाग याददाश्त",
  oral: "teeth tooth gums mouth breath dant daant दांत दाँत मसूड़े",
  kidney: "urine urinary gurda गुर्दा किडनी",
  liver: "jigar लिवर जिगर",
  eye: "eyes eyesight vision aankh ankh aankhen आंख आँख आंखें आँखें",
  bone: "bones haddi हड्डी",
  thyroid: "थायराइड थायरॉइड",
  children: "baby babies kid kids bachcha bachche बच्चा बच्चे बच्चों",
  pregnancy: "pregnant garbh गर्भ",
};

const meanings = Object.entries(EVERYDAY).flatMap(([shelf, typed]) => wordsOf(typed).map((word) => ({ word, shelf })));

const byWord: ReadonlyMap<string, readonly string[]> = new Map(
  [...grouped(meanings, ({ word }) => word)].map(([word, meant]) => [word, meant.map(({ shelf }) => shelf)]),
);

/** All words that have a meaning besides their own. */
export const everydayWords: readonly string[] = [...byWord.keys()];

/** The words of shelves that a typed word stands for beside itself; mostly none. */
export const everydayMeaning = (typed: string): readonly string[] => byWord.get(typed) ?? [];
