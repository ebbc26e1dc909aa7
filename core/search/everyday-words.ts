import { grouped } from "../shared/grouped.ts";
import { wordsOf } from "./search-words.ts";

/**
 * The words that people type for their troubles, in English, Hindi and Hindi in Latin letters, with the word of the collection that they
 * mean. Diseases that need a doctor are left out: the products found here are food and care, and claim no cure.
 */
const EVERYDAY: Readonly<Record<string, string>> = {
  digestion: `acidity constipation gas gastric bloating indigestion stomach tummy kabz kabj apach badhazmi hazma pachan pet
    एसिडिटी कब्ज गैस अपच बदहजमी हाजमा पाचन पेट`,
  skin: `acne pimple pimples pigmentation wrinkle wrinkles ageing aging glow tan itching twacha tvacha muhase chehra
    त्वचा मुंहासे मुँहासे चेहरा खुजली झुर्रियां`,
  hair: "hairfall hairloss fall loss dandruff greying graying baal baalon rusi बाल बालों रूसी",
  weight: "weightloss loss slim slimming fat motapa vajan wajan मोटापा वजन",
  stress: "anxiety tension tanav chinta तनाव चिंता टेंशन",
  sleep: "insomnia sleepless sleeping neend nind नींद अनिद्रा",
  joint: `knee knees back backache neck shoulder pain ache jod jodo jodon ghutna ghutne ghutno kamar dard
    जोड़ जोड़ों घुटना घुटने घुटनों कमर दर्द`,
  womens: "period periods pcod ladies mahila mahavari masik पीरियड महिला माहवारी मासिक",
  cough: `fever flu sinus throat congestion phlegm bukhar khansi khaansi zukam jukam sardi gala balgam
    बुखार खांसी खाँसी जुकाम ज़ुकाम सर्दी गला बलगम`,
  immunity: "immune bukhar fever बुखार",
  heart: "bp cholesterol dil बीपी दिल",
  diabetes: "sugar madhumeh शुगर मधुमेह",
  energy: "weakness fatigue tired tiredness stamina strength kamzori kamjori takat taakat thakan कमजोरी कमज़ोरी ताकत थकान",
  memory: "brain concentration dimag yaad दिमाग याददाश्त",
  oral: "teeth tooth gums mouth breath dant daant दांत दाँत मसूड़े",
  kidney: "urine urinary gurda pathri गुर्दा किडनी पथरी",
  liver: "jigar लिवर जिगर",
  eye: "eyes eyesight vision aankh ankh aankhen आंख आँख आंखें आँखें",
  bone: "bones haddi हड्डी",
  thyroid: "थायराइड थायरॉइड",
  children: "baby babies kid kids bachcha bachche बच्चा बच्चे बच्चों",
  pregnancy: "pregnant garbh गर्भ",
};

/**
 * Other names of goods, for people to whom the word of the title is foreign: Hindi words for English titles, and English words for Hindi
 * titles.
 */
const GOODS: Readonly<Record<string, string>> = {
  oil: "oils tel तेल",
  cream: "moisturizer moisturiser क्रीम मॉइस्चराइजर",
  lotion: "moisturizer moisturiser लोशन मॉइस्चराइजर",
  soap: "sabun saabun साबुन",
  shampoo: "shampoos शैम्पू शैंपू",
  toothpaste: "टूथपेस्ट",
  balm: "बाम",
  lip: "लिप होंठ",
  face: "फेस",
  wash: "वॉश",
  henna: "heena hina mehndi mehendi मेहंदी मेंहदी",
  dhoop: "agarbatti incense अगरबत्ती",
  capsule: "कैप्सूल",
  tablet: "goli goliyan गोली गोलियां टैबलेट",
  powder: "पाउडर",
  juice: "जूस",
  tea: "teas चाय",
  honey: "shahad शहद",
  milk: "doodh दूध",
  salt: "namak नमक",
  rice: "chawal चावल",
  jaggery: "gur गुड़",
  copper: "tamba tambe तांबा ताँबा तांबे ताँबे",
  bottle: "botal बोतल",
  mat: "chatai मैट चटाई",
  books: "kitab kitaab kitaben किताब किताबें",
  isabgol: "psyllium",
  sahjan: "drumstick",
  giloy: "amrita amruta अमृता",
  aloe: "gwarpatha ghritkumari ग्वारपाठा घृतकुमारी",
};

const meanings = [EVERYDAY, GOODS]
  .flatMap((table) => Object.entries(table))
  .flatMap(([meant, typed]) => wordsOf(typed).map((word) => ({ word, meant })));

const byWord: ReadonlyMap<string, readonly string[]> = new Map(
  [...grouped(meanings, ({ word }) => word)].map(([word, all]) => [word, all.map(({ meant }) => meant)]),
);

/** All words that have another meaning here. */
export const everydayWords: readonly string[] = [...byWord.keys()];

/** The words of collections and goods that a typed word also means; usually none. */
export const everydayMeaning = (typed: string): readonly string[] => byWord.get(typed) ?? [];
