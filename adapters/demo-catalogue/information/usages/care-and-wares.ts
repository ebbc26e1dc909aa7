import { both } from "../both.ts";
import { storage } from "../storage.ts";
import type { Usage } from "../usage.ts";

const care = { ofOne: null, taken: "outside", licence: "cosmetic", style: "skin", months: 24, cautions: ["sensitive-skin"] } as const;
const ware = { ofOne: null, taken: "kept", licence: null, style: "ware", months: null, storage: storage.ware, cautions: [] } as const;
const outside = both("Only for the skin; keep away from the eyes.", "केवल त्वचा के लिए; आँखों से दूर रखें।");
const tryFirst = both("Try a little on the inner arm first.", "पहले बाँह के भीतर थोड़ा लगाकर देखें।");

/** Of what cares for skin, hair, teeth and rooms, and of wares, by sub-category and noun or form. */
export const careAndWareUsages: Readonly<Record<string, Usage>> = {
  "Attar: Attar": {
    ...care,
    thing: both("attar", "इत्र"),
    style: "scent",
    months: 60,
    storage: storage.dark,
    directions: [
      both("Touch wrists and behind the ears with the roller; it lasts for hours.", "कलाई और कान के पीछे रोलर लगाएँ; घंटों महकता है।"),
    ],
    cautions: ["sensitive-skin"],
  },
  "Menstrual care: Sanitary Pads": {
    ...care,
    thing: both("sanitary pads", "सैनिटरी पैड"),
    style: "ware",
    months: 36,
    storage: storage.cool,
    directions: [
      both("Change every 4 to 6 hours.", "हर 4 से 6 घंटे में बदलें।"),
      both("Wrap the used pad and put it in the bin, never in the toilet.", "इस्तेमाल किया पैड लपेटकर कूड़ेदान में डालें, टॉयलेट में नहीं।"),
    ],
  },
  "Pregnancy & nursing: oil-bottle": {
    ...care,
    thing: both("body oil for mothers", "माँ के लिए शरीर का तेल"),
    style: "oil",
    storage: storage.dark,
    directions: [
      both(
        "Warm a little in your hands and rub it in gently, once or twice a day.",
        "हथेली में थोड़ा गुनगुना करके हल्के हाथ से मलें, दिन में एक या दो बार।",
      ),
      tryFirst,
    ],
    cautions: ["pregnancy"],
  },
  "Intimate hygiene: Intimate Wash": {
    ...care,
    thing: both("intimate wash", "इंटिमेट वॉश"),
    storage: storage.cool,
    directions: [
      both("A few drops with water, outside only, once a day; rinse well.", "पानी के साथ कुछ बूँदें, केवल बाहर, दिन में एक बार; अच्छी तरह धोएँ।"),
    ],
    cautions: ["under-12", "sensitive-skin"],
  },
  "Bath & soap: Bathing Bar": {
    ...care,
    thing: both("bathing soap", "नहाने का साबुन"),
    months: 36,
    storage: storage.dryCare,
    directions: [both("Lather on wet skin and rinse; let the bar dry on a rack.", "गीली त्वचा पर झाग बनाएँ और धोएँ; साबुन को जाली पर सूखने दें।")],
  },
  "Hair care: Hair Oil": {
    ...care,
    thing: both("hair oil", "केश तेल"),
    style: "oil",
    months: 36,
    storage: storage.dark,
    directions: [
      both("Rub 5 to 10 ml into the scalp, twice a week.", "हफ़्ते में दो बार 5 से 10 मिली सिर में मलें।"),
      both("Leave it for an hour or overnight, then shampoo.", "एक घंटा या रात भर रहने दें, फिर शैम्पू करें।"),
    ],
  },
  "Hair care: Shampoo": {
    ...care,
    thing: both("shampoo", "शैम्पू"),
    months: 30,
    storage: storage.cool,
    directions: [both("Lather on wet hair, leave for a minute and rinse.", "गीले बालों में झाग बनाएँ, एक मिनट रखें और धोएँ।")],
  },
  "Hair care: standup-pouch": {
    ...care,
    thing: both("herbal hair powder", "बालों का हर्बल पाउडर"),
    ofOne: both("{a} powder", "{a} पाउडर"),
    style: "powder",
    storage: storage.dryJar,
    directions: [
      both("Stir with warm water to a paste and leave for 30 minutes.", "गुनगुने पानी से लेप बनाएँ और 30 मिनट रखें।"),
      both(
        "Spread on clean hair, leave for one to two hours and rinse with water only.",
        "साफ़ बालों में लगाएँ, एक से दो घंटे रखें और केवल पानी से धोएँ।",
      ),
      tryFirst,
    ],
    cautions: ["sensitive-skin"],
  },
  "Face care: cream-jar": {
    ...care,
    thing: both("face cream", "चेहरे की क्रीम"),
    storage: storage.cool,
    directions: [
      both("Smooth a little over the clean face and neck, morning or night.", "साफ़ चेहरे और गर्दन पर थोड़ी लगाएँ, सुबह या रात को।"),
      tryFirst,
    ],
  },
  "Face care: dropper-bottle": {
    ...care,
    thing: both("face serum", "चेहरे का सीरम"),
    ofOne: both("{a}", "{a}"),
    style: "oil",
    months: 18,
    storage: storage.dark,
    directions: [
      both("Press 3 to 4 drops into the clean, damp face at night.", "रात को साफ़, हल्के गीले चेहरे पर 3 से 4 बूँदें दबाकर लगाएँ।"),
      tryFirst,
    ],
    cautions: ["sensitive-skin"],
  },
  "Face care: Face Wash": {
    ...care,
    thing: both("face wash", "फेस वॉश"),
    storage: storage.cool,
    directions: [
      both("Lather a little on the wet face, twice a day, and rinse.", "गीले चेहरे पर थोड़ा झाग बनाएँ, दिन में दो बार, और धोएँ।"),
      outside,
    ],
  },
  "Face care: Mist": {
    ...care,
    thing: both("face mist", "चेहरे का मिस्ट"),
    ofOne: both("{a}", "{a}"),
    storage: storage.dark,
    directions: [both("Close your eyes and spray from 20 cm, as often as you like.", "आँखें बंद करके 20 सेमी दूर से छिड़कें, जितनी बार चाहें।")],
  },
  "Face care: standup-pouch": {
    ...care,
    thing: both("face pack", "चेहरे का लेप"),
    ofOne: both("{a}", "{a}"),
    style: "powder",
    storage: storage.dryJar,
    directions: [
      both("Stir a tablespoon with rose water or curd and spread on the face.", "एक बड़ा चम्मच गुलाब जल या दही में मिलाकर चेहरे पर लगाएँ।"),
      both(
        "Rinse after 10 to 15 minutes, before it is quite dry; once or twice a week.",
        "10 से 15 मिनट बाद, पूरा सूखने से पहले धोएँ; हफ़्ते में एक-दो बार।",
      ),
    ],
  },
  "Body care: Body Lotion": {
    ...care,
    thing: both("body lotion", "बॉडी लोशन"),
    months: 30,
    storage: storage.cool,
    directions: [both("Smooth over the skin after a bath.", "नहाने के बाद त्वचा पर लगाएँ।")],
  },
  "Body care: Lip Balm": {
    ...care,
    thing: both("lip balm", "लिप बाम"),
    storage: storage.cool,
    directions: [both("Spread on the lips whenever they feel dry.", "होंठ रूखे लगें तब लगाएँ।")],
  },
  "Body care: Deodorant": {
    ...care,
    thing: both("roll-on deodorant", "रोल-ऑन डिओडोरेंट"),
    style: "scent",
    storage: storage.cool,
    directions: [both("Roll over dry underarms after a bath; not on skin just shaved.", "नहाने के बाद सूखी बग़ल में लगाएँ; शेव के तुरंत बाद नहीं।")],
    cautions: ["sensitive-skin"],
  },
  "Oral care: Toothpaste": {
    ...care,
    thing: both("toothpaste", "टूथपेस्ट"),
    storage: storage.room,
    directions: [
      both("Brush for two minutes, morning and night; spit out and rinse.", "सुबह और रात दो मिनट ब्रश करें; थूकें और कुल्ला करें।"),
      both("Children under 6: as much as a pea, with an adult beside them.", "6 साल से छोटे बच्चे: मटर जितना, किसी बड़े के साथ।"),
    ],
    cautions: ["under-2"],
  },
  "Oral care: Dant Manjan": {
    ...care,
    thing: both("tooth powder", "दंत मंजन"),
    style: "powder",
    storage: storage.dryJar,
    directions: [
      both(
        "Rub on teeth and gums with brush or finger, twice a day, and rinse.",
        "ब्रश या उँगली से दाँतों और मसूड़ों पर मलें, दिन में दो बार, और कुल्ला करें।",
      ),
    ],
    cautions: ["under-5"],
  },
  "Oral care: sharbat-bottle": {
    ...care,
    thing: both("mouth rinse", "माउथ रिंस"),
    style: "oil",
    storage: storage.room,
    directions: [
      both("Swish 10 ml in the mouth for a minute, twice a day, and spit it out.", "10 मिली मुँह में एक मिनट घुमाएँ, दिन में दो बार, और थूक दें।"),
    ],
    cautions: ["under-5"],
  },
  "Eyes & brow: Kajal": {
    ...care,
    thing: both("kajal", "काजल"),
    months: 18,
    storage: storage.cool,
    directions: [
      both("Draw along the lash line with a clean hand; take it off before sleep.", "साफ़ हाथ से पलकों की रेखा पर लगाएँ; सोने से पहले हटाएँ।"),
      both("Do not share it; not for infants.", "किसी के साथ साझा न करें; शिशु को न लगाएँ।"),
    ],
    cautions: ["under-5"],
  },
  "Home & air: Dhoop": {
    ...care,
    thing: both("dhoop sticks", "धूप बत्ती"),
    style: "scent",
    months: 36,
    storage: storage.fire,
    directions: [
      both("Light the tip, blow it out and set it on a plate of brass or clay.", "सिरा जलाएँ, फूँककर बुझाएँ और पीतल या मिट्टी की थाली में रखें।"),
      both("Open a window; never leave it alone.", "खिड़की खोलें; अकेला न छोड़ें।"),
    ],
    cautions: ["asthma"],
  },
  "Home & air: spray-bottle": {
    ...care,
    thing: both("room spray", "कमरे का स्प्रे"),
    style: "scent",
    storage: storage.fire,
    directions: [
      both(
        "Spray 3 to 4 times into the middle of the room, not towards people or pets.",
        "कमरे के बीच में 3 से 4 बार छिड़कें, लोगों या पालतू की ओर नहीं।",
      ),
    ],
    cautions: ["asthma"],
  },
  "Copper ware: Copper Bottle": {
    ...ware,
    thing: both("water bottle", "पानी की बोतल"),
    directions: [
      both(
        "Fill with water at night and drink in the morning; no milk, juice or hot drinks.",
        "रात को पानी भरें और सुबह पिएँ; दूध, जूस या गरम पेय न भरें।",
      ),
      both("Clean with lemon and salt when it darkens.", "काला पड़ने पर नींबू और नमक से साफ़ करें।"),
    ],
  },
  "Copper ware: copper-tumbler": {
    ...ware,
    thing: both("drinking cup", "पानी का गिलास"),
    directions: [both("For water; clean with lemon and salt when it darkens.", "पानी के लिए; काला पड़ने पर नींबू और नमक से साफ़ करें।")],
  },
  "Oral care tools: Tongue Scraper": {
    ...ware,
    thing: both("tongue scraper", "जीभी"),
    directions: [
      both("Draw gently from back to front 5 to 7 times in the morning, then rinse.", "सुबह पीछे से आगे 5 से 7 बार हल्के से चलाएँ, फिर कुल्ला करें।"),
    ],
  },
  "Oral care tools: Toothbrush": {
    ...ware,
    thing: both("toothbrush", "टूथब्रश"),
    directions: [
      both("Brush for two minutes twice a day; change it after three months.", "दिन में दो बार दो मिनट ब्रश करें; तीन महीने बाद बदलें।"),
    ],
  },
  "Cleansing: Neti Pot": {
    ...ware,
    thing: both("neti pot", "नेति लोटा"),
    directions: [
      both("Fill with boiled, lukewarm water and half a teaspoon of salt.", "उबला, गुनगुना पानी और आधा छोटा चम्मच नमक भरें।"),
      both("Let it run in at one nostril and out at the other; learn it from a teacher.", "एक नथुने से डालें, दूसरे से निकलने दें; सिखाने वाले से सीखें।"),
    ],
    cautions: ["under-12"],
  },
  "Yoga: Yoga Mat": {
    ...ware,
    thing: both("yoga mat", "योग चटाई"),
    directions: [
      both("Unroll on a flat floor; wipe with a damp cloth and dry in the shade.", "समतल फ़र्श पर बिछाएँ; गीले कपड़े से पोंछकर छाँव में सुखाएँ।"),
    ],
  },
  "Yoga: yoga-block": {
    ...ware,
    thing: both("yoga block", "योग ब्लॉक"),
    directions: [both("Set under hand or hip where you cannot reach the floor.", "जहाँ हाथ या कूल्हा फ़र्श तक न पहुँचे, वहाँ रखें।")],
  },
  "Hair tools: Comb": {
    ...ware,
    thing: both("comb", "कंघी"),
    directions: [
      both(
        "Comb from the tips upwards; oil the wood now and then, do not soak it.",
        "सिरों से ऊपर की ओर कंघी करें; लकड़ी पर कभी-कभी तेल लगाएँ, भिगोएँ नहीं।",
      ),
    ],
  },
  "Massage: Face Roller": {
    ...ware,
    thing: both("face roller", "फेस रोलर"),
    directions: [
      both(
        "Roll outwards over the oiled face for 3 to 5 minutes; cool it first if you like.",
        "तेल लगे चेहरे पर बाहर की ओर 3 से 5 मिनट घुमाएँ; चाहें तो पहले ठंडा करें।",
      ),
    ],
  },
  "Massage: Kansa Wand": {
    ...ware,
    thing: both("massage wand", "मसाज वैंड"),
    directions: [
      both("Move in small circles over oiled skin for 5 to 10 minutes; wipe clean.", "तेल लगी त्वचा पर छोटे गोल घेरे में 5 से 10 मिनट चलाएँ; पोंछें।"),
    ],
  },
  "Massage: acupressure-roller": {
    ...ware,
    thing: both("massage roller", "मसाज रोलर"),
    directions: [both("Roll with gentle pressure for 5 minutes, once or twice a day.", "हल्के दबाव से 5 मिनट घुमाएँ, दिन में एक या दो बार।")],
  },
  "Books: book": {
    ...ware,
    thing: both("book in English", "अंग्रेज़ी की किताब"),
    directions: [],
  },
  "Rest: eye-pillow": {
    ...ware,
    thing: both("pillow for the eyes", "आँखों का तकिया"),
    directions: [
      both("Lay over closed eyes for 10 minutes; the cover can be washed by hand.", "बंद आँखों पर 10 मिनट रखें; ऊपर का कपड़ा हाथ से धुल सकता है।"),
    ],
  },
  "Rest: neck-wrap": {
    ...ware,
    thing: both("wrap for the neck", "गर्दन की पट्टी"),
    directions: [
      both(
        "Warm it in the sun or for a minute in a microwave oven, then lay it round the neck for 15 minutes.",
        "धूप में या एक मिनट माइक्रोवेव में गरम करें, फिर 15 मिनट गर्दन पर रखें।",
      ),
    ],
  },
  "Rest: sleep-mask": {
    ...ware,
    thing: both("mask for sleeping", "सोते समय का मास्क"),
    directions: [both("Wear over closed eyes at night; wash by hand in cold water.", "रात को बंद आँखों पर पहनें; ठंडे पानी में हाथ से धोएँ।")],
  },
};
