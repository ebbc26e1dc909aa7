import { searchedWords } from "../../search/search-words.ts";
import { soundOf } from "../../search/sound.ts";

/**
 * Complaints for which people look for a practitioner and which few profiles name, in English and Hindi, in either script and as they are
 * often spelt. Before the colon stand the words of who is often asked about them: troubles as search calls them, and therapies. Nothing
 * stands here that is an emergency.
 */
const ROWS = `
womens: pcos, pcod, pcos pcod, polycystic, infertility, fertility, ivf, conceive, conceiving, trying to conceive, baanjhpan, banjhpan, bachcha nahi ho raha, irregular periods, menopause, endometriosis, fibroid, fibroids, hormonal imbalance, hormones, hormone, hormonal,
  पीसीओडी, पीसीओएस, बांझपन, बाँझपन, निःसंतान, बच्चा नहीं हो रहा, अनियमित पीरियड्स, मेनोपॉज, रजोनिवृत्ति, हार्मोन, रसौली
nutrition ayurveda homeopathy: thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, thairoid, थायराइड, थायरॉइड, थायरॉयड
unani ayurveda homeopathy: erectile dysfunction, premature ejaculation, shighrapatan, sheeghrapatan, sexual weakness, sexual problem, sex problem, mardana kamzori, napunsakta, low sperm count, sperm count, gupt rog, sexologist, swapandosh,
  शीघ्रपतन, मर्दाना कमजोरी, मर्दाना कमज़ोरी, नपुंसकता, शुक्राणु, गुप्त रोग, यौन रोग, स्वप्नदोष
nutrition: anemia, anaemia, khoon ki kami, low hemoglobin, low haemoglobin, hemoglobin, haemoglobin, vitamin deficiency, vitamin d deficiency, vitamin d, b12 deficiency, vitamin b12, b12, weight gain, vajan badhana, wajan badhana, uric acid, food allergy, lactose intolerance, gluten,
  एनीमिया, खून की कमी, ख़ून की कमी, हीमोग्लोबिन, विटामिन डी, विटामिन बी 12, वजन बढ़ाना, वज़न बढ़ाना, यूरिक एसिड
digestion: ibs, irritable bowel, ulcer, ulcers, stomach ulcer, fissure, fistula, gerd, colitis, hernia, आईबीएस, अल्सर, फिशर, भगंदर, हर्निया
physiotherapy: paralysis, lakwa, laqwa, stroke recovery, parkinson, parkinsons, heel pain, edi dard, edi ka dard, plantar fasciitis, sports injury, injury, rehab, rehabilitation, post surgery rehab, ligament, ligament tear, frozen shoulder, cervical, cervical pain, spondylosis, spondylitis, tennis elbow, posture, balance, vertigo, chakkar, chakkar aana,
  लकवा, एड़ी का दर्द, एड़ी, चोट, लिगामेंट, सर्वाइकल, स्पॉन्डिलाइटिस, स्पॉन्डिलोसिस, चक्कर, चक्कर आना
cough: allergy, allergies, sinus, sinusitis, asthma, tonsil, tonsils, tonsillitis, snoring, kharrate, tinnitus, एलर्जी, साइनस, टॉन्सिल, टॉन्सिल्स, खर्राटे
skin: vitiligo, leucoderma, safed daag, safed dag, urticaria, hives, pitti, fungal infection, warts, massa, eczema, psoriasis, सफेद दाग, सफ़ेद दाग, पित्ती, मस्सा, मस्से, एक्जिमा, एक्ज़िमा, सोरायसिस
children: autism, adhd, bed wetting, bedwetting, speech delay, teething, height growth, ऑटिज्म, बिस्तर गीला
stress: depression, panic attack, panic, phobia, anger, addiction, udasi, gussa, nasha, डिप्रेशन, अवसाद, उदासी, गुस्सा, ग़ुस्सा, नशा, एंग्जायटी
ayurveda homeopathy: immunity, low immunity, varicose veins, varicose, kidney stone, kidney stones, pathri, uti, urine infection, fever, bukhar, dengue recovery, इम्यूनिटी, वैरिकोज, पथरी, किडनी स्टोन, यूटीआई, पेशाब में जलन, बुखार
`;

/** The most words that a complaint has. */
const LONGEST = 4;
/** A sound that is shorter says too little. */
const SOUND_FROM = 4;

/**
 * The words of who is often asked about a complaint that a typed text names: troubles and therapies, as the directory knows them; null: it
 * names none. It says whom people ask, not who can help. Source: specification/consultations.md, Directory.
 */
export function wordsOfComplaint(typed: string): readonly string[] | null {
  const words = searchedWords(typed);
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1)
    for (let from = 0; from + count <= words.length; from += 1) {
      const name = words.slice(from, from + count).join("");
      const sound = soundOf(name);
      const found = NAMES.get(name) ?? (sound.length < SOUND_FROM ? undefined : NAMES.get(`/${sound}`));
      if (found !== undefined) return found;
    }
  return null;
}

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .replaceAll(/\n +/g, " ")
    .split("\n")
    .flatMap((row) => {
      const [wider = "", names = ""] = row.split(":");
      const meant = wider.trim().split(" ");
      return names.split(",").flatMap((text) => {
        const name = searchedWords(text).join("");
        const sound = soundOf(name);
        return [[`/${sound}`, meant] as const, [name, meant] as const];
      });
    }),
);
