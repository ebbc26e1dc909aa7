import { both } from "../both.ts";
import { storage } from "../storage.ts";
import type { Usage } from "../usage.ts";

const eaten = { ofOne: null, style: "meal", taken: "food", licence: "fssai", cautions: [] } as const;
const supplement = { ...eaten, taken: "dose", style: "pill", months: 24, storage: storage.cool, cautions: ["under-18"] } as const;
const notInstead = both("Not a substitute for a varied diet; do not take more.", "संतुलित भोजन का विकल्प नहीं; ज़्यादा न लें।");

const flour: Usage = {
  ...eaten,
  thing: both("gluten-free flour", "बिना ग्लूटेन का आटा"),
  ofOne: both("{a} flour", "{a} का आटा"),
  months: 4,
  storage: storage.dryJar,
  directions: [
    both("Knead with hot water, rest for 10 minutes and roll out gently.", "गरम पानी से गूँधें, 10 मिनट रखें और हल्के हाथ से बेलें।"),
    both("Also for porridge, dosa and baking.", "दलिया, डोसा और बेकिंग के लिए भी।"),
  ],
};

const snack: Usage = {
  ...eaten,
  thing: both("snack", "नाश्ता"),
  months: 6,
  storage: storage.cool,
  directions: [both("Eat as it is; close the pack well after opening.", "सीधे खाएँ; खोलने के बाद पैक अच्छी तरह बंद करें।")],
};

const biscuits: Usage = { ...snack, thing: both("biscuits", "बिस्कुट"), months: 6 };

const protein: Usage = {
  ...supplement,
  thing: both("protein powder", "प्रोटीन पाउडर"),
  ofOne: both("{a} powder", "{a} पाउडर"),
  style: "powder",
  months: 18,
  directions: [
    both("Shake one scoop (30 g) with 200 ml water or milk, once a day.", "एक स्कूप (30 ग्राम) 200 मिली पानी या दूध में मिलाएँ, दिन में एक बार।"),
    notInstead,
  ],
  cautions: ["under-18", "kidney-disease"],
};

/** Of food and supplements, by sub-category and noun or form. */
export const foodUsages: Readonly<Record<string, Usage>> = {
  "Gluten free: Atta": flour,
  "Vrat foods: grain-bag": {
    ...flour,
    thing: both("food for fasting days", "व्रत का आहार"),
    ofOne: both("{a} for fasting days", "व्रत का {a}"),
    months: 6,
    directions: [both("Wash or sieve, then cook as rotis, khichdi or kheer.", "धोकर या छानकर रोटी, खिचड़ी या खीर बनाएँ।")],
  },
  "Sugar free: Sugar Free Biscuits": {
    ...biscuits,
    thing: both("biscuits without added sugar", "बिना चीनी के बिस्कुट"),
    directions: [
      both("Two to three with tea; much maltitol may loosen the bowels.", "चाय के साथ दो-तीन; ज़्यादा माल्टिटॉल से पेट ढीला हो सकता है।"),
    ],
    cautions: ["diabetes"],
  },
  "Sugar free: without Sugar": {
    ...eaten,
    thing: both("sweets without added sugar", "बिना चीनी की मिठाई"),
    months: 2,
    storage: storage.fridge,
    directions: [both("Serve at room temperature, a piece or two at a time.", "कमरे के तापमान पर परोसें, एक बार में एक-दो टुकड़े।")],
    cautions: ["diabetes"],
  },
  "Sugar free: Sweetener Drops": {
    ...eaten,
    thing: both("sweetener drops", "स्वीटनर ड्रॉप्स"),
    style: "oil",
    months: 24,
    storage: storage.room,
    directions: [
      both(
        "2 to 3 drops sweeten a cup of tea or milk as much as a teaspoon of sugar.",
        "2 से 3 बूँदें एक कप चाय या दूध को एक चम्मच चीनी जितना मीठा करती हैं।",
      ),
    ],
    cautions: ["pregnancy", "under-12"],
  },
  "Vegan protein: Plant Protein": protein,
  "Protein: Whey Protein": protein,
  "Dairy free: Milk Powder": {
    ...eaten,
    thing: both("plant milk powder", "वनस्पति दूध पाउडर"),
    style: "powder",
    months: 12,
    storage: storage.dryJar,
    directions: [both("Whisk two tablespoons into 200 ml warm water.", "दो बड़े चम्मच 200 मिली गुनगुने पानी में फेंटें।")],
    cautions: ["under-2"],
  },
  "Keto & low carb: snack-pack": { ...snack, thing: both("low-carb snack", "कम कार्ब वाला नाश्ता") },
  "Sharbat: sharbat-bottle": {
    ...eaten,
    thing: both("sharbat", "शर्बत"),
    style: "drink",
    months: 24,
    storage: storage.fridge,
    directions: [both("Stir 25 ml into a glass of cold water or milk.", "25 मिली एक गिलास ठंडे पानी या दूध में घोलें।")],
    cautions: ["diabetes"],
  },
  "Vitamins: Tablets": {
    ...supplement,
    thing: both("vitamin tablets", "विटामिन टैबलेट"),
    directions: [both("Adults: 1 tablet a day after a meal, with water.", "बड़े: दिन में 1 टैबलेट खाने के बाद, पानी से।"), notInstead],
  },
  "Minerals: Capsules": {
    ...supplement,
    thing: both("food supplement capsules", "फ़ूड सप्लीमेंट कैप्सूल"),
    directions: [both("Adults: 1 capsule a day after a meal, with water.", "बड़े: दिन में 1 कैप्सूल खाने के बाद, पानी से।"), notInstead],
  },
  "Effervescent: Fizz": {
    ...supplement,
    thing: both("effervescent tablets", "घुलने वाली टैबलेट"),
    directions: [
      both(
        "Drop 1 tablet into a glass of water and drink once it is dissolved; one a day.",
        "1 टैबलेट एक गिलास पानी में डालें, घुलने पर पिएँ; दिन में एक।",
      ),
      notInstead,
    ],
    cautions: ["under-12"],
  },
  "Gummies: Gummies": {
    ...supplement,
    thing: both("chewable gummies", "चबाने वाली गमी"),
    style: "meal",
    months: 18,
    directions: [both("Adults and children from 12 on: chew 1 gummy a day.", "बड़े और 12 साल से बड़े बच्चे: दिन में 1 गमी चबाएँ।"), notInstead],
    cautions: ["under-12", "diabetes"],
  },
  "Gut health: sachet-box": {
    ...supplement,
    thing: both("food supplement sachets", "फ़ूड सप्लीमेंट सैशे"),
    style: "powder",
    months: 18,
    directions: [
      both("Stir one sachet into a glass of cool water, once a day.", "एक सैशे एक गिलास ठंडे पानी में घोलें, दिन में एक बार।"),
      notInstead,
    ],
    cautions: ["under-12"],
  },
  "Greens: Powder": {
    ...supplement,
    thing: both("greens powder", "हरी पत्तियों का पाउडर"),
    ofOne: both("{a} powder", "{a} पाउडर"),
    style: "powder",
    months: 18,
    storage: storage.dryJar,
    directions: [
      both(
        "Stir one teaspoon (5 g) into water, juice or dough, once a day.",
        "एक छोटा चम्मच (5 ग्राम) पानी, जूस या आटे में मिलाएँ, दिन में एक बार।",
      ),
      notInstead,
    ],
    cautions: ["under-12"],
  },
  "Sleep & calm: Drops": {
    ...supplement,
    thing: both("food supplement drops", "फ़ूड सप्लीमेंट ड्रॉप्स"),
    style: "oil",
    storage: storage.dark,
    directions: [
      both("Adults: 1 ml in half a glass of water, once a day in the evening.", "बड़े: 1 मिली आधे गिलास पानी में, दिन में एक बार शाम को।"),
      notInstead,
    ],
  },
  "Apple cider vinegar: Apple Cider Vinegar": {
    ...eaten,
    thing: both("apple cider vinegar", "सेब का सिरका"),
    style: "drink",
    months: 24,
    storage: storage.room,
    directions: [
      both(
        "Stir 10 to 15 ml into a large glass of water before a meal; never drink it pure.",
        "10 से 15 मिली एक बड़े गिलास पानी में घोलकर खाने से पहले लें; बिना पानी के कभी न पिएँ।",
      ),
      both("Rinse your mouth afterwards.", "बाद में कुल्ला करें।"),
    ],
    cautions: ["under-12", "blood-sugar-medicines", "stomach-ulcer"],
  },
  "Honey: Honey": {
    ...eaten,
    thing: both("herbal honey", "जड़ी-बूटी वाला शहद"),
    ofOne: both("{a}", "{a}"),
    style: "spoon",
    months: 18,
    storage: storage.room,
    directions: [
      both(
        "A teaspoon in lukewarm water, on rotis or by itself; not in boiling drinks.",
        "एक छोटा चम्मच गुनगुने पानी में, रोटी पर या सीधे; खौलते पेय में न डालें।",
      ),
      both("Not for infants under one year.", "एक साल से छोटे शिशु को न दें।"),
    ],
    cautions: ["under-2", "diabetes"],
  },
  "Tea & infusions: Infusion": {
    ...eaten,
    thing: both("tea bags", "चाय की थैलियाँ"),
    style: "tea",
    months: 24,
    storage: storage.cool,
    directions: [both("Steep one bag in a cup of boiling water for 3 to 5 minutes.", "एक थैली एक कप खौलते पानी में 3 से 5 मिनट रखें।")],
    cautions: ["pregnancy"],
  },
  "Ghee & oils: Ghee": {
    ...eaten,
    thing: both("ghee", "घी"),
    ofOne: both("{a}", "{a}"),
    style: "spoon",
    months: 12,
    storage: storage.room,
    directions: [both("On rotis, in dal or for cooking; a teaspoon or two a day.", "रोटी पर, दाल में या पकाने के लिए; दिन में एक-दो छोटे चम्मच।")],
    cautions: ["heart-disease"],
  },
  "Ghee & oils: Kachi Ghani Oil": {
    ...eaten,
    thing: both("cold pressed oil", "कच्ची घानी का तेल"),
    ofOne: both("cold pressed {a}", "कच्ची घानी {a}"),
    style: "oil",
    months: 9,
    storage: storage.dark,
    directions: [
      both("For cooking on a low flame and for tempering; flaxseed oil only cold.", "धीमी आँच पर पकाने और तड़के के लिए; अलसी तेल केवल ठंडा।"),
    ],
  },
  "Sweeteners & salt: Jaggery": {
    ...eaten,
    thing: both("jaggery", "गुड़"),
    ofOne: both("jaggery of {a}", "{a} का गुड़"),
    months: 12,
    storage: storage.dryJar,
    directions: [both("In place of sugar in tea, sweets and porridge.", "चाय, मिठाई और दलिया में चीनी की जगह।")],
    cautions: ["diabetes"],
  },
  "Sweeteners & salt: Salt": {
    ...eaten,
    thing: both("salt", "नमक"),
    ofOne: both("{a}", "{a}"),
    months: 36,
    storage: storage.dryJar,
    directions: [both("In cooking, and on fruit and curd; less than a teaspoon a day.", "पकाने में, फल और दही पर; दिन में एक छोटे चम्मच से कम।")],
    cautions: ["high-blood-pressure", "kidney-disease"],
  },
  "Seeds & nuts: Seeds": {
    ...eaten,
    thing: both("seeds", "बीज"),
    ofOne: both("{a}", "{a}"),
    months: 9,
    storage: storage.dryJar,
    directions: [
      both(
        "A tablespoon a day on curd, salad or porridge; soak chia and halim first.",
        "दिन में एक बड़ा चम्मच दही, सलाद या दलिया पर; चिया और हलीम पहले भिगोएँ।",
      ),
    ],
    cautions: ["under-5"],
  },
  "Seeds & nuts: standup-pouch": {
    ...eaten,
    thing: both("nuts and dried fruit", "मेवे"),
    ofOne: both("{a}", "{a}"),
    months: 9,
    storage: storage.dryJar,
    directions: [both("A small handful a day; soak overnight if you like.", "दिन में एक छोटी मुट्ठी; चाहें तो रात भर भिगोएँ।")],
    cautions: ["under-5"],
  },
  "Snacks: snack-pack": { ...snack, thing: both("roasted snack", "भुना नाश्ता") },
  "Snacks: Cookies": { ...biscuits, thing: both("cookies", "कुकीज़") },
  "Sweets & murabba: sweet-box": {
    ...eaten,
    thing: both("home-style sweets", "घर जैसी मिठाई"),
    months: 3,
    storage: storage.cool,
    directions: [both("A piece a day with milk or tea.", "दिन में एक टुकड़ा दूध या चाय के साथ।")],
    cautions: ["diabetes"],
  },
  "Sweets & murabba: Murabba": {
    ...eaten,
    thing: both("fruit preserve", "मुरब्बा"),
    months: 18,
    storage: storage.dryJar,
    directions: [both("A piece in the morning, with warm milk or by itself.", "सुबह एक टुकड़ा, गुनगुने दूध के साथ या सीधे।")],
    cautions: ["diabetes"],
  },
  "Breakfast: cereal-box": {
    ...eaten,
    thing: both("breakfast cereal", "नाश्ते का अनाज"),
    months: 9,
    storage: storage.cool,
    directions: [
      both(
        "Four tablespoons (40 g) with milk or curd; masala oats: cook for 3 minutes in water.",
        "चार बड़े चम्मच (40 ग्राम) दूध या दही के साथ; मसाला ओट्स: 3 मिनट पानी में पकाएँ।",
      ),
    ],
  },
  "Spice mixes: powder-tin": {
    ...eaten,
    thing: both("spice mix", "मसाला मिश्रण"),
    style: "powder",
    months: 12,
    storage: storage.dryJar,
    directions: [both("Half a teaspoon to a cup of hot milk, tea or water.", "एक कप गरम दूध, चाय या पानी में आधा छोटा चम्मच।")],
  },
  "Gift boxes: Gift Box": {
    ...eaten,
    thing: both("gift box", "उपहार डिब्बा"),
    style: "box",
    months: 6,
    storage: storage.cool,
    directions: [both("Each pack inside tells how it is used.", "हर पैक पर लिखा है कि कैसे इस्तेमाल करें।")],
    cautions: ["under-2", "diabetes"],
  },
};
