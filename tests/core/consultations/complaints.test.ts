import { describe, expect, it } from "vitest";
import { ANYBODY_AT_ALL } from "#core/consultations/directory/directory-query.ts";
import { keptDirectory } from "#core/consultations/directory/kept/kept-directory.ts";
import { searchedDirectory } from "#core/consultations/directory/searched-directory.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { demoPractitioners } from "#adapters/composition/demo-files.ts";
import { demo } from "#tests/builders/demo.ts";
import { portOf } from "./listed-port.ts";

const listed = (await demoPractitioners(indianDay(demo.now), demo.now)).map((one) => ({
  ...one,
  reviews: summaryOf(() => 0),
  appointments: [],
}));
const index = keptDirectory({ practitioners: portOf(() => listed), now: () => demo.now })();
const found = async (title: string) => searchedDirectory(await index, { ...ANYBODY_AT_ALL, order: "rating", after: null, title });

/** What people look for a practitioner for, in English, in Hindi in Latin letters and in Devanagari. */
const COMPLAINTS =
  `PCOD, PCOS, पीसीओडी, infertility, banjhpan, बांझपन, trying to conceive, irregular periods, पीरियड्स, white discharge, safed pani, सफेद पानी, menopause, pregnancy, गर्भावस्था,
  thyroid, थायराइड, hypothyroidism, diabetes, sugar, शुगर, bp, ब्लड प्रेशर, cholesterol, uric acid, weight loss, motapa, मोटापा, weight gain, vajan badhana, anemia, khoon ki kami, खून की कमी,
  acidity, gas, गैस, constipation, kabz, कब्ज, piles, bawasir, बवासीर, IBS, ulcer, fatty liver, UTI, kidney stone, pathri, पथरी,
  migraine, माइग्रेन, sir dard, sinus, साइनस, allergy, एलर्जी, asthma, दमा, cough, khansi, खांसी, fever, बुखार, tonsils, snoring, खर्राटे,
  hair fall, baal jhadna, बाल झड़ना, dandruff, acne, मुंहासे, eczema, एक्जिमा, psoriasis, vitiligo, safed daag, सफेद दाग, fungal infection, daad, दाद,
  back pain, kamar dard, कमर दर्द, knee pain, ghutne ka dard, घुटने का दर्द, arthritis, गठिया, cervical, सर्वाइकल, slip disc, sciatica, frozen shoulder, heel pain, एड़ी का दर्द, sports injury, paralysis, lakwa, लकवा, vertigo, chakkar, चक्कर,
  insomnia, neend na aana, anxiety, घबराहट, depression, डिप्रेशन, stress, तनाव, erectile dysfunction, shighrapatan, शीघ्रपतन, mardana kamzori, मर्दाना कमजोरी, autism, immunity`
    .split(",")
    .map((one) => one.trim());

describe("the complaints for which people look for a practitioner", () => {
  it("lead to somebody of a fitting therapy, in either language and script", async () => {
    const nobody: string[] = [];
    for (const complaint of COMPLAINTS) if ((await found(complaint)).found === 0) nobody.push(complaint);
    expect(nobody).toEqual([]);
  });

  it("say where nobody's profile names them, and lead to whom people ask about them", async () => {
    const thyroid = await found("thyroid");
    expect(thyroid.isWidened).toBe(true);
    expect(thyroid.facets.therapy.map(({ value }) => value).toSorted()).toEqual(["ayurveda", "homeopathy", "nutrition"]);
    expect((await found("kamar dard")).isWidened).toBe(false); // Profiles name it.
  });

  it("lead nobody with an emergency to a list of practitioners", async () => {
    for (const emergency of ["heart attack", "chest pain", "seene mein dard", "snake bite", "zeher", "suicide", "stroke"])
      expect([emergency, (await found(emergency)).isWidened]).toEqual([emergency, false]);
  });
});
