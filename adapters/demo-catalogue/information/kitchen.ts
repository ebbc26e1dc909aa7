import { both } from "./both.ts";
import { parts } from "./parts.ts";
import { food, plant } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** What is eaten and drunk every day. */
export const kitchen: Readonly<Record<string, Substance>> = {
  almond: {
    ...food("almond", "बादाम", "Prunus dulcis", "tree-nut"),
    uses: [both("Soaked overnight, peeled and eaten in the morning in Indian homes.", "घरों में रात भर भिगोकर, छीलकर सुबह खाया जाता है।")],
  },
  almondOil: food("almond oil", "बादाम तेल", "Prunus dulcis", "tree-nut"),
  amaranth: {
    ...food("amaranth", "राजगिरा", "Amaranthus hypochondriacus"),
    uses: [both("Popped into laddus and kneaded into puris on Ekadashi and other fasts.", "एकादशी और दूसरे व्रतों में इसके लड्डू और पूरियाँ बनती हैं।")],
  },
  apple: food("apple", "सेब", "Malus domestica"),
  appleVinegar: {
    ...food("apple vinegar", "सेब का सिरका", "Malus domestica"),
    uses: [
      both(
        "Vinegar with honey and water is an old drink of Unani medicine, sikanjabin.",
        "सिरका, शहद और पानी यूनानी का पुराना पेय है, सिकंजबीन।",
      ),
    ],
  },
  ashGourd: food("ash gourd", "पेठा", "Benincasa hispida"),
  bajra: {
    ...food("bajra", "बाजरा", "Pennisetum glaucum"),
    uses: [
      both(
        "The winter roti of Rajasthan and Gujarat, eaten with ghee, jaggery and garlic chutney.",
        "राजस्थान और गुजरात की जाड़े की रोटी, घी, गुड़ और लहसुन की चटनी के साथ खाई जाती है।",
      ),
    ],
  },
  barley: food("barley", "जौ", "Hordeum vulgare", "gluten"),
  barleyGrass: food("barley grass", "जौ की कोंपल", "Hordeum vulgare"),
  barnyardMillet: {
    ...food("barnyard millet", "समा", "Echinochloa frumentacea"),
    uses: [both("Samak, the grain that takes the place of rice on days of fasting.", "समा के चावल, जो व्रत के दिनों में चावल की जगह बनते हैं।")],
  },
  beetroot: food("beetroot", "चुकंदर", "Beta vulgaris"),
  berry: food("mixed berry powder", "बेरी पाउडर"),
  buckwheat: {
    ...food("buckwheat", "कुट्टू", "Fagopyrum esculentum"),
    uses: [both("Kuttu puris and pakoras are the food of Navratri fasts.", "कुट्टू की पूरी और पकौड़ी नवरात्रि के व्रत का खाना है।")],
  },
  buffaloGhee: {
    ...food("buffalo ghee", "भैंस का घी", null, "milk"),
    uses: [
      both(
        "White, grainy ghee that Punjab and Haryana pour on rotis, saag and churma.",
        "सफ़ेद, दानेदार घी, जो पंजाब और हरियाणा में रोटी, साग और चूरमे पर डाला जाता है।",
      ),
    ],
  },
  butter: food("butter", "मक्खन", null, "milk"),
  cardamom: food("cardamom", "इलायची", "Elettaria cardamomum"),
  carrot: food("carrot", "गाजर", "Daucus carota"),
  cashew: food("cashew", "काजू", "Anacardium occidentale", "tree-nut"),
  chia: {
    ...food("chia seed", "चिया बीज", "Salvia hispanica"),
    uses: [
      both(
        "Stirred into water by the old peoples of Mexico; India soaks sabja seeds in the same way.",
        "मेक्सिको के पुराने लोग इसे पानी में घोलते थे; भारत में सब्ज़ा बीज ऐसे ही भिगोए जाते हैं।",
      ),
    ],
  },
  chickpea: {
    ...food("chickpea", "चना", "Cicer arietinum"),
    uses: [
      both(
        "Besan makes cheelas, kadhi and laddus in Indian kitchens, and ubtan for the skin.",
        "बेसन से रसोई में चीला, कढ़ी और लड्डू बनते हैं, और त्वचा के लिए उबटन।",
      ),
    ],
  },
  chilli: food("chilli", "मिर्च", "Capsicum annuum"),
  cinnamon: plant(
    ["cinnamon", "दालचीनी", "Cinnamomum verum"],
    parts.bark,
    [],
    both("A bark of the spice box, stirred into tea and milk in the cold season.", "मसालदानी की छाल, जो ठंड में चाय और दूध में डाली जाती है।"),
  ),
  clove: food("clove", "लौंग", "Syzygium aromaticum"),
  cocoa: food("cocoa", "कोको", "Theobroma cacao"),
  coconut: food("coconut", "नारियल", "Cocos nucifera"),
  coconutOil: {
    ...food("coconut oil", "नारियल तेल", "Cocos nucifera"),
    uses: [
      both(
        "The oil of Kerala's kitchens, in which curry leaves crackle; it is also combed into the hair.",
        "केरल की रसोई का तेल, जिसमें करी पत्ता चटकता है; बालों में भी लगाया जाता है।",
      ),
    ],
  },
  coffee: food("coffee", "कॉफ़ी", "Coffea arabica"),
  coriander: food("coriander seed", "धनिया", "Coriandrum sativum"),
  cornFlakes: food("corn flakes", "कॉर्न फ़्लेक्स", "Zea mays", "gluten"),
  cucumber: food("cucumber", "खीरा", "Cucumis sativus"),
  cucumberSeed: food("cucumber seed", "खीरे के बीज", "Cucumis sativus"),
  cumin: food("cumin", "ज़ीरा", "Cuminum cyminum"),
  curd: food("curd", "दही", null, "milk"),
  curryLeaf: food("curry leaf", "करी पत्ता", "Murraya koenigii"),
  date: food("date", "खजूर", "Phoenix dactylifera"),
  fennel: food("fennel", "सौंफ", "Foeniculum vulgare"),
  fig: {
    ...food("fig", "अंजीर", "Ficus carica"),
    uses: [
      both("Anjeer of Unani medicine; soaked at night and eaten in the morning.", "यूनानी में जाना-माना अंजीर; रात को भिगोकर सुबह खाया जाता है।"),
    ],
  },
  flaxseed: {
    ...food("flaxseed", "अलसी", "Linum usitatissimum"),
    uses: [
      both(
        "Alsi is roasted into chutneys in Maharashtra and into winter pinnis in the north.",
        "अलसी महाराष्ट्र में भूनकर चटनी में और उत्तर भारत में जाड़े की पिन्नी में डाली जाती है।",
      ),
    ],
  },
  flaxseedOil: {
    ...food("flaxseed oil", "अलसी तेल", "Linum usitatissimum"),
    uses: [
      both(
        "Alsi oil was poured over rice and bhakri in the villages of Vidarbha and Chhattisgarh.",
        "विदर्भ और छत्तीसगढ़ के गाँवों में अलसी का तेल चावल और भाकरी पर डाला जाता था।",
      ),
    ],
  },
  foxNut: {
    ...food("fox nut (makhana)", "मखाना", "Euryale ferox"),
    uses: [
      both(
        "Makhana comes from the ponds of Mithila; it is roasted in ghee on fasting days.",
        "मखाना मिथिला के तालाबों से आता है; व्रत में घी में भूनकर खाया जाता है।",
      ),
    ],
  },
  foxtailMillet: food("foxtail millet", "कंगनी", "Setaria italica"),
  galangal: food("galangal", "कुलंजन", "Alpinia galanga"),
  ghee: food("cow's ghee", "गाय का घी", null, "milk"),
  goatMilk: food("goat milk", "बकरी का दूध", null, "milk"),
  grape: {
    ...food("raisin", "मुनक्का", "Vitis vinifera"),
    uses: [
      both(
        "Munakka and raisins are soaked at night and eaten in the morning, water and all.",
        "मुनक्का और किशमिश रात को भिगोकर सुबह पानी समेत खाए जाते हैं।",
      ),
    ],
  },
  greenTea: {
    ...food("green tea", "हरी चाय", "Camellia sinensis"),
    uses: [
      both(
        "Tea leaves without milk have long been steeped in Kashmir's kahwa and in the Himalayan hills.",
        "बिना दूध की चायपत्ती कश्मीर के क़हवे में और हिमालय की पहाड़ियों में पुराने समय से बनती है।",
      ),
    ],
  },
  groundnutOil: {
    ...food("groundnut oil", "मूंगफली तेल", "Arachis hypogaea", "peanut"),
    uses: [
      both(
        "The cooking oil of Gujarat and of the Deccan, for farsan, theplas and pickles.",
        "गुजरात और दक्कन की रसोई का तेल, फरसाण, थेपले और अचार के लिए।",
      ),
    ],
  },
  guava: food("guava", "अमरूद", "Psidium guajava"),
  gumAcacia: food("acacia gum (gond)", "गोंद", "Senegalia senegal"),
  halim: {
    ...food("halim seed", "हलीम के बीज", "Lepidium sativum"),
    uses: [
      both(
        "Aliv laddus with coconut and jaggery are cooked in Maharashtra in the cold months.",
        "महाराष्ट्र में ठंड के महीनों में नारियल और गुड़ के साथ हलीम के लड्डू बनते हैं।",
      ),
    ],
  },
  hing: food("hing", "हींग", "Ferula assa-foetida"),
  honey: {
    ...food("honey", "शहद"),
    uses: [
      both(
        "Ayurveda calls honey madhu and takes herbs with it; it is never heated.",
        "आयुर्वेद में शहद मधु है और जड़ी-बूटियाँ इसके साथ ली जाती हैं; इसे गरम नहीं किया जाता।",
      ),
    ],
  },
  horseGram: food("horse gram", "कुलथी", "Macrotyloma uniflorum"),
  jaggery: food("jaggery", "गुड़"),
  jamunVinegar: food("jamun vinegar", "जामुन का सिरका", "Syzygium cumini"),
  jowar: {
    ...food("jowar", "ज्वार", "Sorghum bicolor"),
    uses: [
      both(
        "Bhakri of jowar is the daily bread of Maharashtra and north Karnataka.",
        "ज्वार की भाकरी महाराष्ट्र और उत्तर कर्नाटक की रोज़ की रोटी है।",
      ),
    ],
  },
  jujube: food("jujube (unnab)", "उन्नाब", "Ziziphus jujuba"),
  kalonjiOil: food("black seed oil", "कलौंजी तेल", "Nigella sativa"),
  lemon: food("lemon", "नींबू", "Citrus limon"),
  lemonBasil: food("lemon basil", "नींबू तुलसी", "Ocimum × africanum"),
  mahua: food("mahua flower", "महुआ फूल", "Madhuca longifolia"),
  maize: {
    ...food("maize", "मक्का", "Zea mays"),
    uses: [both("Makki roti with sarson saag is the winter meal of Punjab.", "मक्के की रोटी और सरसों का साग पंजाब का जाड़े का खाना है।")],
  },
  mango: food("mango", "आम", "Mangifera indica"),
  melonSeed: food("melon seed", "मगज़", "Cucumis melo"),
  milk: food("cow's milk", "गाय का दूध", null, "milk"),
  milkPowder: food("milk powder", "दूध पाउडर", null, "milk"),
  mint: food("mint", "पुदीना", "Mentha spicata"),
  monkFruit: {
    ...food("monk fruit extract", "मोंक फ्रूट अर्क", "Siraitia grosvenorii"),
    uses: [
      both(
        "Luo han guo, dried and steeped for sweet tea in southern China for centuries.",
        "लुओ हान गुओ, जिसे दक्षिण चीन में सदियों से सुखाकर मीठी चाय में डाला जाता है।",
      ),
    ],
  },
  mustardOil: {
    ...food("mustard oil", "सरसों तेल", "Brassica juncea"),
    uses: [
      both(
        "The oil of Bengal, Bihar and the north, for fish, pickles and the winter massage.",
        "बंगाल, बिहार और उत्तर भारत का तेल, मछली, अचार और जाड़े की मालिश के लिए।",
      ),
    ],
  },
  oats: food("oats", "जई", "Avena sativa", "gluten"),
  oliveOil: food("olive oil", "ज़ैतून तेल", "Olea europaea"),
  onion: food("onion", "प्याज़", "Allium cepa"),
  orange: food("orange", "संतरा", "Citrus × sinensis"),
  palmSap: {
    ...food("palm sap", "ताड़ का रस", "Borassus flabellifer"),
    uses: [
      both(
        "Taal gur and nolen gur are boiled from palm sap in Bengal and Tamil Nadu.",
        "बंगाल और तमिलनाडु में ताड़ और खजूर के रस को उबालकर गुड़ बनता है।",
      ),
    ],
  },
  papaya: food("papaya", "पपीता", "Carica papaya"),
  peanut: food("peanut", "मूंगफली", "Arachis hypogaea", "peanut"),
  pistachio: food("pistachio", "पिस्ता", "Pistacia vera", "tree-nut"),
  pomegranate: food("pomegranate", "अनार", "Punica granatum"),
  poppySeed: food("poppy seed", "ख़सख़स", "Papaver somniferum"),
  pumpkinOil: food("pumpkin seed oil", "कद्दू बीज तेल", "Cucurbita pepo"),
  pumpkinSeed: {
    ...food("pumpkin seed", "कद्दू के बीज", "Cucurbita pepo"),
    uses: [
      both(
        "Dried and roasted at home when the pumpkin is cut, one of the char magaz of sweets.",
        "कद्दू काटने पर घर में सुखाकर भूने जाते हैं; मिठाई के चार मगज़ में से एक।",
      ),
    ],
  },
  purslane: food("purslane seed", "कुलफा बीज", "Portulaca oleracea"),
  ragi: {
    ...food("ragi", "रागी", "Eleusine coracana"),
    uses: [
      both(
        "Ragi mudde and ambli are daily food in Karnataka; porridge of it is a child's first grain.",
        "रागी मुद्दे और अंबली कर्नाटक का रोज़ का खाना है; बच्चे का पहला अनाज अक्सर रागी का दलिया होता है।",
      ),
    ],
  },
  riceFlour: food("rice flour", "चावल का आटा", "Oryza sativa"),
  roastedChickpea: food("roasted chickpea", "भुना चना", "Cicer arietinum"),
  rose: plant(
    ["rose", "गुलाब", "Rosa × damascena"],
    parts.flower,
    [],
    both("Petals that cool sharbats and sweets in the Indian summer.", "गर्मियों में शर्बत और मिठाई को ठंडक देने वाली पंखुड़ियाँ।"),
  ),
  saffron: plant(
    ["saffron", "केसर", "Crocus sativus"],
    parts.flower,
    [],
    both("Steeped in warm milk for festive days and tired evenings.", "त्योहार पर और थकी शामों में गुनगुने दूध में घोली जाती है।"),
  ),
  sesame: food("sesame", "तिल", "Sesamum indicum"),
  sesameOil: {
    ...food("sesame oil", "तिल तेल", "Sesamum indicum"),
    uses: [
      both(
        "Ayurveda puts it first among the oils; the south cooks with it as nalla ennai.",
        "आयुर्वेद इसे तेलों में पहला मानता है; दक्षिण की रसोई में यही नल्लेण्णै है।",
      ),
    ],
  },
  strawberry: food("strawberry", "स्ट्रॉबेरी", "Fragaria × ananassa"),
  sugar: food("sugar", "चीनी"),
  sugarcane: {
    ...food("sugarcane juice", "गन्ने का रस", "Saccharum officinarum"),
    uses: [
      both(
        "A piece of gur ends the meal in many homes, and begins each good beginning.",
        "कई घरों में खाना गुड़ की डली से पूरा होता है, और हर शुभ काम गुड़ से शुरू।",
      ),
    ],
  },
  sunflowerOil: food("sunflower oil", "सूरजमुखी तेल", "Helianthus annuus"),
  sunflowerSeed: {
    ...food("sunflower seed", "सूरजमुखी के बीज", "Helianthus annuus"),
    uses: [
      both(
        "Roasted and cracked on journeys; in India the plant is grown above all for its oil.",
        "सफ़र में भूनकर खाए जाते हैं; भारत में पौधा सबसे ज़्यादा तेल के लिए उगाया जाता है।",
      ),
    ],
  },
  tamarind: food("tamarind", "इमली", "Tamarindus indica"),
  tapioca: {
    ...food("tapioca", "साबूदाना", "Manihot esculenta"),
    uses: [both("Sabudana khichdi and vada are the fasting food of Maharashtra.", "साबूदाने की खिचड़ी और वड़ा महाराष्ट्र का व्रत का खाना है।")],
  },
  teaLeaf: food("tea", "चायपत्ती", "Camellia sinensis"),
  vanilla: food("vanilla", "वनीला", "Vanilla planifolia"),
  walnut: {
    ...food("walnut", "अखरोट", "Juglans regia", "tree-nut"),
    uses: [
      both("Akhrot of Kashmir, put on the plate at Shivratri and at Herath.", "कश्मीर का अखरोट, जो शिवरात्रि और हेरथ की थाली में रखा जाता है।"),
    ],
  },
  walnutOil: food("walnut oil", "अखरोट तेल", "Juglans regia", "tree-nut"),
  water: food("water", "पानी"),
  waterChestnut: {
    ...food("water chestnut", "सिंघाड़ा", "Trapa natans"),
    uses: [
      both(
        "Picked from ponds in autumn; its flour makes the puris and halwa of a fast.",
        "पतझड़ में तालाबों से चुना जाता है; इसके आटे से व्रत की पूरी और हलवा बनता है।",
      ),
    ],
  },
  wheat: food("whole wheat", "गेहूँ", "Triticum aestivum", "gluten"),
};
