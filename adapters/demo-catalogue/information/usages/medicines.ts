import { both } from "../both.ts";
import { storage } from "../storage.ts";
import type { Usage } from "../usage.ts";

const dose = { ofOne: null, taken: "dose", licence: "ayush", cautions: [] } as const;
const rubbed = { ofOne: null, taken: "outside", licence: "ayush", style: "oil", cautions: ["sensitive-skin"] } as const;
const notLonger = both("If you take it for longer than three months, ask a practitioner.", "तीन महीने से ज़्यादा लेना हो तो वैद्य से पूछें।");

const powder: Usage = {
  ...dose,
  thing: both("herbal powder", "जड़ी-बूटी का चूर्ण"),
  ofOne: both("{a} powder", "{a} चूर्ण"),
  style: "powder",
  months: 24,
  storage: storage.dryJar,
  directions: [
    both("Adults: half a teaspoon (3 g), once or twice a day.", "बड़े: आधा छोटा चम्मच (3 ग्राम), दिन में एक या दो बार।"),
    both("Stir into warm water, milk or honey and take after a meal.", "गुनगुने पानी, दूध या शहद में मिलाकर खाने के बाद लें।"),
    notLonger,
  ],
  cautions: ["under-12"],
};

const tablets: Usage = {
  ...dose,
  thing: both("Ayurvedic tablets", "आयुर्वेदिक टैबलेट"),
  ofOne: both("{a} tablets", "{a} टैबलेट"),
  style: "pill",
  months: 36,
  storage: storage.cool,
  directions: [
    both("Adults: 1 tablet twice a day after meals, with lukewarm water.", "बड़े: खाने के बाद दिन में दो बार 1 टैबलेट, गुनगुने पानी से।"),
    notLonger,
  ],
  cautions: ["under-12"],
};

const capsules: Usage = {
  ...tablets,
  thing: both("Ayurvedic capsules", "आयुर्वेदिक कैप्सूल"),
  ofOne: both("{a} extract capsules", "{a} अर्क कैप्सूल"),
  directions: [
    both("Adults: 1 capsule twice a day after meals, with water or milk.", "बड़े: खाने के बाद दिन में दो बार 1 कैप्सूल, पानी या दूध से।"),
    notLonger,
  ],
};

const syrup: Usage = {
  ...dose,
  thing: both("herbal syrup", "जड़ी-बूटी का सिरप"),
  style: "drink",
  months: 24,
  storage: storage.children,
  directions: [
    both("Shake well. Adults: 10 ml twice a day after meals.", "अच्छी तरह हिलाएँ। बड़े: खाने के बाद दिन में दो बार 10 मिली।"),
    both("Children from 6 to 12: 5 ml twice a day, if a practitioner agrees.", "6 से 12 साल के बच्चे: वैद्य की सलाह से दिन में दो बार 5 मिली।"),
  ],
  cautions: ["under-5", "diabetes"],
};

const juice: Usage = {
  thing: both("herbal juice", "जड़ी-बूटी का रस"),
  ofOne: both("{a} juice", "{a} का रस"),
  style: "drink",
  taken: "dose",
  licence: "fssai",
  months: 12,
  storage: storage.fridge,
  directions: [
    both(
      "Shake well. Adults: 20 to 30 ml in a glass of water, once a day before breakfast.",
      "अच्छी तरह हिलाएँ। बड़े: 20 से 30 मिली एक गिलास पानी में, दिन में एक बार नाश्ते से पहले।",
    ),
    both("Once opened, use within 30 days.", "खोलने के बाद 30 दिन में इस्तेमाल करें।"),
  ],
  cautions: ["under-5"],
};

const decoction: Usage = {
  ...dose,
  thing: both("herbs for a decoction", "काढ़े की जड़ी-बूटियाँ"),
  style: "tea",
  months: 24,
  storage: storage.cool,
  directions: [
    both("Boil one sachet in 200 ml water until half is left; strain.", "एक सैशे 200 मिली पानी में आधा रहने तक उबालें; छानें।"),
    both("Adults: drink it warm, once or twice a day before meals.", "बड़े: दिन में एक या दो बार खाने से पहले गुनगुना पिएँ।"),
  ],
  cautions: ["under-12"],
};

const granules: Usage = {
  ...dose,
  thing: both("herbal granules", "जड़ी-बूटी के दाने"),
  style: "powder",
  months: 24,
  storage: storage.cool,
  directions: [
    both("Adults: one sachet twice a day, licked with honey or in warm water.", "बड़े: दिन में दो बार एक सैशे, शहद के साथ चाटें या गुनगुने पानी में लें।"),
  ],
  cautions: ["under-5"],
};

const massageOil: Usage = {
  ...rubbed,
  thing: both("massage oil", "मालिश का तेल"),
  months: 36,
  storage: storage.dark,
  directions: [
    both("Warm a little oil in a cup of hot water and rub it in for 10 minutes.", "थोड़ा तेल गरम पानी के कटोरे में रखकर गुनगुना करें और 10 मिनट मलें।"),
    both("Leave it for half an hour, then bathe in warm water.", "आधा घंटा रहने दें, फिर गुनगुने पानी से नहाएँ।"),
    both("Only for the skin; not on wounds.", "केवल त्वचा के लिए; घाव पर न लगाएँ।"),
  ],
};

const rollOn: Usage = {
  ...rubbed,
  thing: both("roll-on oil", "रोल-ऑन तेल"),
  months: 24,
  storage: storage.dark,
  directions: [
    both("Roll over the skin two to three times a day and rub in.", "दिन में दो से तीन बार त्वचा पर घुमाएँ और मलें।"),
    both("Keep away from eyes and broken skin; wash your hands.", "आँखों और कटी त्वचा से दूर रखें; हाथ धोएँ।"),
  ],
  cautions: ["under-12", "sensitive-skin"],
};

/** Of Ayurveda and Unani, by sub-category and noun or form. */
export const medicineUsages: Readonly<Record<string, Usage>> = {
  "Churna: Churna": powder,
  "Diabetes: Churna": powder,
  "Iron & nutrition: Churna": powder,
  "Tablets: Tablets": tablets,
  "Immunity: Tablets": tablets,
  "Diabetes: tablet-bottle": tablets,
  "Thyroid: tablet-box": tablets,
  "Menopause: tablet-bottle": tablets,
  "Vati & guggulu: tablet-box": {
    ...tablets,
    thing: both("classical Ayurvedic tablets", "शास्त्रीय आयुर्वेदिक वटी"),
    months: 60,
    directions: [
      both("Adults: 1 to 2 tablets twice a day after meals, with lukewarm water.", "बड़े: खाने के बाद दिन में दो बार 1 से 2 वटी, गुनगुने पानी से।"),
      notLonger,
    ],
  },
  "Capsules: Capsules": capsules,
  "Heart & blood pressure: Capsules": capsules,
  "Kidney care: Capsules": capsules,
  "PCOS care: Capsules": capsules,
  "Avaleha: Avaleha": {
    ...dose,
    thing: both("herbal jam", "अवलेह"),
    style: "spoon",
    months: 24,
    storage: storage.dryJar,
    directions: [
      both(
        "Adults: 1 to 2 teaspoons (10 g) once or twice a day, with warm milk or water.",
        "बड़े: 1 से 2 छोटे चम्मच (10 ग्राम) दिन में एक या दो बार, गुनगुने दूध या पानी से।",
      ),
      both("Children from 5 on: half a teaspoon once a day.", "5 साल से बड़े बच्चे: दिन में एक बार आधा छोटा चम्मच।"),
    ],
    cautions: ["under-5", "diabetes"],
  },
  "Asava & arishta: syrup-bottle": {
    ...dose,
    thing: both("fermented herbal tonic", "संधानित आसव-अरिष्ट"),
    style: "drink",
    months: 120,
    storage: storage.dark,
    directions: [
      both(
        "Adults: 15 to 20 ml with the same amount of water, twice a day after meals.",
        "बड़े: 15 से 20 मिली बराबर पानी के साथ, दिन में दो बार खाने के बाद।",
      ),
      both("Holds 5 to 10 % alcohol that forms by itself.", "इसमें अपने आप बनी 5 से 10 % अल्कोहल होती है।"),
    ],
    cautions: ["pregnancy", "under-12", "diabetes", "liver-disease"],
  },
  "Taila: Taila": massageOil,
  "Arthritis: oil-bottle": massageOil,
  "Ghrita: Ghrita": {
    ...dose,
    thing: both("medicated ghee", "औषधीय घी"),
    style: "spoon",
    months: 24,
    storage: storage.dryJar,
    directions: [
      both(
        "Adults: 1 teaspoon (5 g) once or twice a day, in warm milk, on an empty stomach.",
        "बड़े: 1 छोटा चम्मच (5 ग्राम) दिन में एक या दो बार, गुनगुने दूध में, खाली पेट।",
      ),
    ],
    cautions: ["under-12", "heart-disease"],
  },
  "Kwath: Kwath": decoction,
  "PCOS care: Infusion": {
    ...decoction,
    thing: both("herbal infusion", "काढ़ा चाय"),
    ofOne: both("{a} infusion", "{a} काढ़ा चाय"),
    licence: "fssai",
    directions: [
      both("Steep one bag in a cup of boiling water for 5 minutes.", "एक थैली एक कप खौलते पानी में 5 मिनट रखें।"),
      both("Adults: one to two cups a day.", "बड़े: दिन में एक से दो कप।"),
    ],
  },
  "Juice: Juice": juice,
  "Diabetes: Juice": juice,
  "Shilajit & resins: cream-jar": {
    ...dose,
    thing: both("purified resin", "शुद्ध रेज़िन"),
    ofOne: both("purified {a}", "शुद्ध {a}"),
    style: "spoon",
    months: 60,
    storage: storage.cool,
    directions: [
      both(
        "Adults: dissolve as much as a grain of rice (300 mg) in warm milk or water, once a day.",
        "बड़े: चावल के दाने जितना (300 मिग्रा) गुनगुने दूध या पानी में घोलें, दिन में एक बार।",
      ),
      both("After eight weeks leave it for two.", "आठ हफ़्ते के बाद दो हफ़्ते न लें।"),
    ],
    cautions: ["under-18"],
  },
  "Nasya & drops: dropper-bottle": {
    ...dose,
    taken: "outside",
    thing: both("Ayurvedic drops", "आयुर्वेदिक ड्रॉप्स"),
    style: "oil",
    months: 24,
    storage: storage.dark,
    directions: [
      both("Lie back and put 2 drops into each nostril in the morning; breathe in gently.", "लेटकर सुबह हर नथुने में 2 बूँद डालें; धीरे से साँस लें।"),
      both("Not after a bath or a meal.", "नहाने या खाने के तुरंत बाद नहीं।"),
    ],
    cautions: ["pregnancy", "under-12"],
  },
  "Balms: Balm": {
    ...rubbed,
    thing: both("Ayurvedic balm", "आयुर्वेदिक बाम"),
    style: "skin",
    months: 36,
    storage: storage.children,
    directions: [
      both(
        "Rub a little on forehead, chest or the aching spot, up to three times a day.",
        "माथे, छाती या दुखती जगह पर थोड़ा मलें, दिन में तीन बार तक।",
      ),
      both("Keep away from eyes and nostrils; only for the skin.", "आँखों और नाक से दूर रखें; केवल त्वचा पर लगाएँ।"),
    ],
    cautions: ["under-2", "asthma", "sensitive-skin"],
  },
  "Majun & khamira: cream-jar": {
    ...dose,
    thing: both("Unani paste", "यूनानी माजून"),
    style: "spoon",
    months: 36,
    storage: storage.dryJar,
    directions: [
      both(
        "Adults: 5 g (one teaspoon) in the morning or at night, with milk or water.",
        "बड़े: 5 ग्राम (एक छोटा चम्मच) सुबह या रात को, दूध या पानी से।",
      ),
    ],
    cautions: ["under-12", "diabetes"],
  },
  "Laooq: syrup-bottle": {
    ...syrup,
    thing: both("Unani linctus", "यूनानी लऊक़"),
    directions: [
      both("Adults: lick 1 teaspoon slowly, two to three times a day.", "बड़े: 1 छोटा चम्मच धीरे-धीरे चाटें, दिन में दो से तीन बार।"),
      both("Children from 5 on: half a teaspoon.", "5 साल से बड़े बच्चे: आधा छोटा चम्मच।"),
    ],
  },
  "Arq & sirka: sharbat-bottle": {
    ...dose,
    thing: both("Unani distillate", "यूनानी अर्क़"),
    ofOne: both("{a}", "{a}"),
    style: "drink",
    months: 36,
    storage: storage.dark,
    directions: [
      both("Adults: 30 to 60 ml in a glass of water, once or twice a day.", "बड़े: 30 से 60 मिली एक गिलास पानी में, दिन में एक या दो बार।"),
    ],
    cautions: ["under-5"],
  },
  "Roghan: dropper-bottle": {
    ...rubbed,
    thing: both("Unani oil", "यूनानी रोग़न"),
    ofOne: both("{a}", "{a}"),
    months: 36,
    storage: storage.dark,
    directions: [
      both("Rub a few drops into scalp or skin, at night.", "रात को कुछ बूँदें सिर या त्वचा पर मलें।"),
      both("To take it by mouth, ask a hakim first.", "पीने से पहले हकीम से पूछें।"),
    ],
  },
  "Habb & qurs: tablet-box": {
    ...tablets,
    thing: both("Unani pills", "यूनानी गोलियाँ"),
    directions: [both("Adults: 1 to 2 pills at night, with lukewarm water.", "बड़े: रात को 1 से 2 गोली, गुनगुने पानी से।"), notLonger],
  },
  "Safoof: powder-tin": {
    ...powder,
    thing: both("Unani powder", "यूनानी सफ़ूफ़"),
    directions: [both("Adults: 5 g twice a day after meals, with water or milk.", "बड़े: खाने के बाद दिन में दो बार 5 ग्राम, पानी या दूध से।")],
  },
  "Heart & blood pressure: syrup-bottle": { ...syrup, cautions: ["under-12", "diabetes", "heart-disease", "heart-medicines"] },
  "Liver care: syrup-bottle": syrup,
  "Respiratory: syrup-bottle": syrup,
  "Menstrual care: syrup-bottle": { ...syrup, directions: syrup.directions.slice(0, 1), cautions: ["pregnancy", "under-12", "diabetes"] },
  "Respiratory: sachet-box": granules,
  "Iron & nutrition: sachet-box": {
    ...granules,
    thing: both("nutrition sachets", "पोषण सैशे"),
    licence: "fssai",
    months: 18,
    directions: [
      both(
        "Adults: stir one sachet into a glass of water, once a day after a meal.",
        "बड़े: एक सैशे एक गिलास पानी में घोलें, दिन में एक बार खाने के बाद।",
      ),
    ],
    cautions: ["under-12"],
  },
  "First aid & travel: sachet-box": {
    ...granules,
    thing: both("travel sachets", "सफ़र के सैशे"),
    directions: [
      both(
        "Take the sachet that fits, as is printed on it, in a glass of clean water.",
        "ज़रूरत का सैशे, उस पर लिखे अनुसार, साफ़ पानी के गिलास में लें।",
      ),
      both("For balm and gel: rub a little on the skin.", "बाम और जेल: थोड़ा त्वचा पर मलें।"),
    ],
  },
  "High fibre: sachet-box": {
    ...dose,
    thing: both("fibre mix", "फ़ाइबर मिश्रण"),
    ofOne: both("{a}", "{a}"),
    style: "powder",
    months: 24,
    storage: storage.cool,
    directions: [
      both(
        "Stir one sachet or two teaspoons into a full glass of water and drink at once.",
        "एक सैशे या दो छोटे चम्मच पूरे गिलास पानी में घोलें और तुरंत पिएँ।",
      ),
      both("Drink another glass of water; take medicines two hours apart.", "एक गिलास पानी और पिएँ; दवाएँ दो घंटे के अंतर पर लें।"),
    ],
    cautions: ["under-5"],
  },
  "Pregnancy & nursing: supplement-tub": {
    ...dose,
    thing: both("granules for mothers", "माँ के लिए दाने"),
    style: "powder",
    months: 18,
    storage: storage.dryJar,
    directions: [
      both(
        "One to two tablespoons in a glass of warm milk, once or twice a day.",
        "एक से दो बड़े चम्मच एक गिलास गुनगुने दूध में, दिन में एक या दो बार।",
      ),
      both("While expecting or nursing, ask your doctor first.", "गर्भावस्था में या दूध पिलाते समय पहले डॉक्टर से पूछें।"),
    ],
    cautions: ["pregnancy", "breastfeeding"],
  },
  "Arthritis: cream-tube": {
    ...rubbed,
    thing: both("cream for joints", "जोड़ों की क्रीम"),
    style: "skin",
    months: 24,
    storage: storage.children,
    directions: [
      both("Rub a little on the joint, two to three times a day.", "जोड़ पर थोड़ी मलें, दिन में दो से तीन बार।"),
      both("Keep away from eyes and broken skin; wash your hands.", "आँखों और कटी त्वचा से दूर रखें; हाथ धोएँ।"),
    ],
    cautions: ["pregnancy", "under-12", "sensitive-skin"],
  },
  "Arthritis: Roll-on": rollOn,
  "Menstrual care: roll-on": { ...rollOn, cautions: ["pregnancy", "under-12", "sensitive-skin"] },
  "Care packages: Care Package": {
    ...dose,
    thing: both("package of Ayurvedic goods", "आयुर्वेदिक सामान का पैकेज"),
    style: "box",
    months: 24,
    storage: storage.cool,
    directions: [
      both("Follow the plan in the box, day by day.", "डिब्बे में रखी योजना के अनुसार रोज़ लें।"),
      both("Each pack inside tells how much; do not take more.", "मात्रा हर पैक पर लिखी है; उससे ज़्यादा न लें।"),
    ],
    cautions: ["under-18"],
  },
  "Reset kits: Kit": {
    ...dose,
    thing: both("kit of Ayurvedic goods", "आयुर्वेदिक सामान की किट"),
    style: "box",
    months: 18,
    storage: storage.cool,
    directions: [
      both(
        "Read the booklet first; it says what is used in the morning and at night.",
        "पहले पुस्तिका पढ़ें; उसमें लिखा है कि सुबह और रात को क्या लेना है।",
      ),
      both("Each pack inside tells how much; do not take more.", "मात्रा हर पैक पर लिखी है; उससे ज़्यादा न लें।"),
    ],
    cautions: ["under-12"],
  },
};
