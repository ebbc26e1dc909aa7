import { both } from "./both.ts";
import { parts } from "./parts.ts";
import { plant } from "./substance.ts";
import type { herbs } from "../herbs.ts";
import type { Substance } from "./substance.ts";

/** What is told of each herb of the shop: names, part, who should ask first, what tradition uses it for. */
export const herbSubstances = {
  ajwain: plant(
    ["ajwain", "अजवाइन", "Trachyspermum ammi"],
    parts.seed,
    ["pregnancy", "stomach-ulcer"],
    both(
      "Chewed after meals in Indian homes, and named in Ayurveda for an easy, light stomach.",
      "घरों में खाने के बाद चबाई जाती है; आयुर्वेद में हल्के पेट और अच्छे पाचन के लिए बताई गई है।",
    ),
  ),
  aloe: plant(
    ["aloe vera", "एलोवेरा", "Aloe barbadensis"],
    parts.leaf,
    ["pregnancy", "breastfeeding", "under-12", "kidney-disease", "blood-sugar-medicines"],
    both(
      "Ayurveda knows it as Kumari and uses it to cool the body and keep digestion regular.",
      "आयुर्वेद में कुमारी कहलाता है; शरीर को ठंडक देने और पेट नियमित रखने के लिए लिया जाता है।",
    ),
    both("Its gel is traditionally spread on dry skin.", "इसका गूदा रूखी त्वचा पर लगाया जाता रहा है।"),
  ),
  amla: plant(
    ["amla", "आंवला", "Phyllanthus emblica"],
    parts.fruit,
    ["blood-sugar-medicines", "blood-thinners"],
    both(
      "One of the great rasayanas of Ayurveda: taken daily for strength and general wellbeing.",
      "आयुर्वेद का प्रमुख रसायन; बल और अच्छी सेहत के लिए रोज़ लिया जाता है।",
    ),
    both("Traditionally eaten and oiled in for thick, dark hair.", "घने, काले बालों के लिए खाने और लगाने, दोनों की परंपरा है।"),
  ),
  arjun: plant(
    ["arjuna", "अर्जुन", "Terminalia arjuna"],
    parts.bark,
    ["pregnancy", "heart-disease", "heart-medicines", "blood-pressure-medicines", "blood-thinners"],
    both(
      "Ayurveda calls it a hridya herb; its bark is traditionally boiled in milk.",
      "आयुर्वेद में हृद्य कही गई है; इसकी छाल दूध में उबालकर लेने की परंपरा है।",
    ),
  ),
  ashoka: plant(
    ["ashoka", "अशोक", "Saraca asoca"],
    parts.bark,
    ["pregnancy", "hormone-sensitive-condition"],
    both(
      "The tree whose name means without sorrow; its bark is traditionally used for women's monthly comfort.",
      "शोक हरने वाला वृक्ष; इसकी छाल मासिक धर्म के दिनों में आराम के लिए ली जाती रही है।",
    ),
  ),
  ashwagandha: plant(
    ["ashwagandha", "अश्वगंधा", "Withania somnifera"],
    parts.root,
    [
      "pregnancy",
      "breastfeeding",
      "under-18",
      "thyroid-medicines",
      "sedatives",
      "immunosuppressants",
      "autoimmune-disease",
      "liver-disease",
      "thyroid-condition",
    ],
    both("A rasayana of Ayurveda, taken for strength, stamina and a calm mind.", "आयुर्वेद का रसायन; बल, दमख़म और शांत मन के लिए लिया जाता है।"),
    both("Traditionally stirred into warm milk before bed.", "रात को गुनगुने दूध में मिलाकर लेने की परंपरा है।"),
  ),
  bael: plant(
    ["bael", "बेल", "Aegle marmelos"],
    parts.fruit,
    ["blood-sugar-medicines"],
    both(
      "Its fruit is a drink of the Indian summer; Ayurveda uses it to settle the stomach.",
      "गर्मियों में इसका शरबत पिया जाता है; आयुर्वेद में पेट को शांत रखने के लिए बताया गया है।",
    ),
  ),
  bhringraj: plant(
    ["bhringraj", "भृंगराज", "Eclipta prostrata"],
    parts.plant,
    ["pregnancy"],
    both(
      "Called king of hair: traditionally cooked into oil for long, dark hair.",
      "केशराज कहलाता है; लंबे, काले बालों के लिए तेल में पकाया जाता रहा है।",
    ),
  ),
  brahmi: plant(
    ["brahmi", "ब्राह्मी", "Bacopa monnieri"],
    parts.plant,
    ["pregnancy", "sedatives", "thyroid-medicines", "stomach-ulcer", "asthma"],
    both(
      "A medhya rasayana of Ayurveda: traditionally taken for memory, learning and a quiet mind.",
      "आयुर्वेद का मेध्य रसायन; याददाश्त, पढ़ाई और शांत मन के लिए लिया जाता है।",
    ),
  ),
  fenugreek: plant(
    ["fenugreek", "मेथी", "Trigonella foenum-graecum"],
    parts.seed,
    ["pregnancy", "blood-sugar-medicines", "blood-thinners", "diabetes"],
    both(
      "Soaked overnight and eaten in the morning in many Indian homes, for digestion and weight.",
      "रात भर भिगोकर सुबह खाने की परंपरा है, पाचन और वज़न के लिए।",
    ),
  ),
  garlic: plant(
    ["garlic", "लहसुन", "Allium sativum"],
    parts.bulb,
    ["blood-thinners", "bleeding-disorder", "surgery"],
    both(
      "Lashuna of the old texts; traditionally part of meals that look after the heart.",
      "ग्रंथों का लशुन; दिल का ख़याल रखने वाले भोजन का पुराना हिस्सा।",
    ),
  ),
  ginger: plant(
    ["dry ginger", "सोंठ", "Zingiber officinale"],
    parts.rhizome,
    ["blood-thinners", "gallstones"],
    both(
      "Called the great medicine of the kitchen: taken for appetite, digestion and in the cold season.",
      "रसोई की महौषधि; भूख, पाचन और ठंड के मौसम में ली जाती है।",
    ),
  ),
  giloy: plant(
    ["giloy", "गिलोय", "Tinospora cordifolia"],
    parts.stem,
    ["pregnancy", "blood-sugar-medicines", "immunosuppressants", "autoimmune-disease", "liver-disease"],
    both(
      "Ayurveda calls it Amrita and uses it as a rasayana when the seasons change.",
      "आयुर्वेद में अमृता कहलाती है; मौसम बदलने पर रसायन के रूप में ली जाती है।",
    ),
  ),
  gokhru: plant(
    ["gokhru", "गोखरू", "Tribulus terrestris"],
    parts.fruit,
    ["pregnancy", "blood-pressure-medicines", "blood-sugar-medicines", "hormone-sensitive-condition"],
    both("Traditionally used for urinary comfort and strength.", "मूत्र मार्ग के आराम और बल के लिए लिया जाता रहा है।"),
  ),
  gudmar: plant(
    ["gudmar", "गुड़मार", "Gymnema sylvestre"],
    parts.leaf,
    ["pregnancy", "blood-sugar-medicines", "diabetes", "surgery"],
    both(
      "Its leaf dulls the taste of sweets for a while; Ayurveda uses it in a diet low in sugar.",
      "इसकी पत्ती कुछ देर मीठे का स्वाद दबा देती है; आयुर्वेद में कम मीठे वाले आहार के साथ ली जाती है।",
    ),
  ),
  haritaki: plant(
    ["haritaki", "हरड़", "Terminalia chebula"],
    parts.fruit,
    ["pregnancy", "under-5", "blood-sugar-medicines"],
    both(
      "Called mother of herbs; traditionally taken for gentle, regular digestion.",
      "औषधियों की माँ कही जाती है; पेट को नियमित रखने के लिए ली जाती है।",
    ),
  ),
  hibiscus: plant(
    ["hibiscus", "गुड़हल", "Hibiscus rosa-sinensis"],
    parts.flower,
    ["pregnancy", "blood-pressure-medicines"],
    both("Its flower and leaf are traditionally used to condition hair.", "इसके फूल और पत्ती बालों को मुलायम रखने के लिए लगाए जाते रहे हैं।"),
  ),
  jamun: plant(
    ["jamun", "जामुन", "Syzygium cumini"],
    parts.seed,
    ["blood-sugar-medicines", "diabetes", "surgery"],
    both("Ayurveda uses its seed in a diet that is careful with sugar.", "आयुर्वेद में इसके बीज मीठे का परहेज़ रखने वाले आहार के साथ लिए जाते हैं।"),
  ),
  kalmegh: plant(
    ["kalmegh", "कालमेघ", "Andrographis paniculata"],
    parts.plant,
    ["pregnancy", "breastfeeding", "blood-pressure-medicines", "blood-thinners", "immunosuppressants"],
    both(
      "One of the bitterest herbs; traditionally taken for the liver and after feverish days.",
      "सबसे कड़वी जड़ी-बूटियों में एक; यकृत के लिए और बुख़ार के बाद के दिनों में ली जाती रही है।",
    ),
  ),
  karela: plant(
    ["karela", "करेला", "Momordica charantia"],
    parts.fruit,
    ["pregnancy", "under-5", "blood-sugar-medicines", "diabetes"],
    both(
      "A bitter vegetable that Ayurveda gives a place in a diet careful with sugar.",
      "कड़वी सब्ज़ी, जिसे आयुर्वेद मीठे के परहेज़ वाले आहार में जगह देता है।",
    ),
  ),
  kutki: plant(
    ["kutki", "कुटकी", "Picrorhiza kurroa"],
    parts.rhizome,
    ["pregnancy", "breastfeeding", "blood-sugar-medicines", "autoimmune-disease"],
    both(
      "A bitter root of the high Himalaya, traditionally used for the liver and appetite.",
      "ऊँचे हिमालय की कड़वी जड़; यकृत और भूख के लिए ली जाती रही है।",
    ),
  ),
  licorice: plant(
    ["licorice", "मुलेठी", "Glycyrrhiza glabra"],
    parts.root,
    ["pregnancy", "blood-pressure-medicines", "heart-medicines", "heart-disease", "high-blood-pressure", "kidney-disease"],
    both(
      "Sweet root that singers chew; traditionally used to soothe throat and stomach.",
      "गाने वाले इसे चबाते हैं; गले और पेट को आराम देने के लिए ली जाती है।",
    ),
  ),
  manjistha: plant(
    ["manjistha", "मंजीठ", "Rubia cordifolia"],
    parts.root,
    ["pregnancy", "breastfeeding", "blood-thinners"],
    both("A red root that Ayurveda uses for clear, even skin.", "लाल जड़, जिसे आयुर्वेद में साफ़ और एक-सी रंगत के लिए लिया जाता है।"),
  ),
  moringa: plant(
    ["moringa", "सहजन", "Moringa oleifera"],
    parts.leaf,
    ["pregnancy", "blood-pressure-medicines", "blood-sugar-medicines", "thyroid-medicines"],
    both(
      "A leaf eaten as a vegetable across India, valued for its nourishment.",
      "पूरे भारत में साग की तरह खाया जाता है; पोषण के लिए जाना जाता है।",
    ),
  ),
  neem: plant(
    ["neem", "नीम", "Azadirachta indica"],
    parts.leaf,
    ["pregnancy", "breastfeeding", "under-12", "blood-sugar-medicines", "immunosuppressants"],
    both("Bitter leaf of the village tree, traditionally used for clean skin.", "आँगन के नीम की कड़वी पत्ती; साफ़ त्वचा के लिए बरती जाती रही है।"),
  ),
  pepper: plant(
    ["black pepper", "काली मिर्च", "Piper nigrum"],
    parts.fruit,
    ["stomach-ulcer"],
    both("Taken with honey or tulsi in the cold season, and to wake the appetite.", "ठंड में शहद या तुलसी के साथ और भूख जगाने के लिए ली जाती है।"),
  ),
  pippali: plant(
    ["pippali", "पिप्पली", "Piper longum"],
    parts.fruit,
    ["pregnancy", "stomach-ulcer", "blood-thinners"],
    both("Long pepper; Ayurveda takes it with honey for breath and digestion.", "आयुर्वेद में शहद के साथ ली जाती है, साँस और पाचन के लिए।"),
  ),
  punarnava: plant(
    ["punarnava", "पुनर्नवा", "Boerhavia diffusa"],
    parts.root,
    ["pregnancy", "blood-pressure-medicines", "kidney-disease"],
    both(
      "Its name means that which renews; traditionally used for urinary comfort and lightness.",
      "नाम का अर्थ है फिर से नया करने वाली; मूत्र मार्ग के आराम और हल्केपन के लिए ली जाती है।",
    ),
  ),
  safedMusli: plant(
    ["safed musli", "सफेद मूसली", "Chlorophytum borivilianum"],
    parts.root,
    ["pregnancy", "under-18", "diabetes"],
    both("A white root that tradition takes with milk for strength and vigour.", "सफेद जड़, जिसे बल और स्फूर्ति के लिए दूध के साथ लेने की परंपरा है।"),
  ),
  senna: plant(
    ["senna", "सनाय", "Senna alexandrina"],
    parts.leaf,
    ["pregnancy", "breastfeeding", "under-12", "heart-medicines", "heart-disease", "kidney-disease"],
    both(
      "Used in Ayurveda and Unani for occasional relief when the bowels are slow.",
      "आयुर्वेद और यूनानी में कभी-कभार पेट साफ़ करने के लिए ली जाती है।",
    ),
  ),
  shatavari: plant(
    ["shatavari", "शतावर", "Asparagus racemosus"],
    parts.root,
    ["pregnancy", "hormone-sensitive-condition", "kidney-disease"],
    both(
      "Ayurveda's nourishing root for women, traditionally taken with milk at every age.",
      "महिलाओं के लिए आयुर्वेद की पोषक जड़; हर उम्र में दूध के साथ लेने की परंपरा है।",
    ),
  ),
  shankhpushpi: plant(
    ["shankhpushpi", "शंखपुष्पी", "Convolvulus prostratus"],
    parts.plant,
    ["pregnancy", "sedatives", "epilepsy", "low-blood-pressure"],
    both("A medhya herb: traditionally given for concentration and calm.", "मेध्य जड़ी-बूटी; एकाग्रता और शांति के लिए ली जाती रही है।"),
  ),
  triphala: plant(
    ["triphala", "त्रिफला", "Terminalia chebula, Terminalia bellirica, Phyllanthus emblica"],
    parts.fruit,
    ["pregnancy", "breastfeeding", "under-5", "blood-sugar-medicines", "blood-thinners"],
    both("Three fruits that Ayurveda takes at night for regular digestion.", "तीन फल, जिन्हें आयुर्वेद में रात को लिया जाता है ताकि पेट नियमित रहे।"),
    both("Traditionally also used as a wash for tired eyes.", "थकी आँखें धोने के लिए भी इसका पानी बरता जाता रहा है।"),
  ),
  trikatu: plant(
    ["trikatu", "त्रिकटु", "Zingiber officinale, Piper nigrum, Piper longum"],
    parts.fruit,
    ["pregnancy", "blood-thinners", "stomach-ulcer"],
    both(
      "Three pungent spices that Ayurveda takes to kindle the digestive fire.",
      "तीन तीखे मसाले, जिन्हें आयुर्वेद में जठराग्नि जगाने के लिए लिया जाता है।",
    ),
  ),
  tulsi: plant(
    ["tulsi", "तुलसी", "Ocimum tenuiflorum"],
    parts.leaf,
    ["pregnancy", "blood-thinners", "blood-sugar-medicines"],
    both(
      "The plant of the Indian courtyard; its leaves are taken in the cold and rainy seasons.",
      "हर आँगन का पौधा; ठंड और बरसात में इसकी पत्तियाँ ली जाती हैं।",
    ),
  ),
  turmeric: plant(
    ["turmeric", "हल्दी", "Curcuma longa"],
    parts.rhizome,
    ["blood-thinners", "gallstones", "surgery"],
    both(
      "Stirred into warm milk in every Indian home; Ayurveda uses it for joints and skin.",
      "हर घर में दूध के साथ ली जाती है; आयुर्वेद में जोड़ों और त्वचा के लिए बताई गई है।",
    ),
  ),
  vasaka: plant(
    ["vasaka", "अडूसा", "Justicia adhatoda"],
    parts.leaf,
    ["pregnancy", "under-2"],
    both("Its leaf is traditionally taken with honey for easy breathing.", "इसकी पत्ती शहद के साथ ली जाती है, ताकि साँस खुलकर आए।"),
  ),
  vidari: plant(
    ["vidarikand", "विदारीकंद", "Pueraria tuberosa"],
    parts.tuber,
    ["pregnancy", "hormone-sensitive-condition"],
    both("A nourishing tuber that Ayurveda gives for strength after effort.", "पोषक कंद, जो आयुर्वेद में थकान के बाद बल के लिए दिया जाता है।"),
  ),
  wheatgrass: plant(
    ["wheatgrass", "जवारा", "Triticum aestivum"],
    parts.sprout,
    ["blood-thinners"],
    both("Young wheat, pressed and drunk in the morning as a tonic.", "गेहूँ की कोंपल, जिसका रस सुबह पीने का चलन है।"),
  ),
  guggul: plant(
    ["guggul", "गुग्गुल", "Commiphora wightii"],
    parts.resin,
    ["pregnancy", "breastfeeding", "blood-thinners", "thyroid-medicines", "liver-disease", "thyroid-condition"],
    both(
      "A resin purified in decoctions; Ayurveda builds its medicines for joints upon it.",
      "काढ़े में शुद्ध की गई राल; जोड़ों के लिए आयुर्वेद के योग इसी पर बनते हैं।",
    ),
  ),
  jatamansi: plant(
    ["jatamansi", "जटामांसी", "Nardostachys jatamansi"],
    parts.rhizome,
    ["pregnancy", "sedatives", "low-blood-pressure"],
    both("A fragrant mountain root that tradition takes at night for rest.", "पहाड़ की सुगंधित जड़, जिसे रात को आराम के लिए लेने की परंपरा है।"),
  ),
  lodhra: plant(
    ["lodhra", "लोध", "Symplocos racemosa"],
    parts.bark,
    ["pregnancy", "hormone-sensitive-condition"],
    both(
      "An astringent bark that Ayurveda uses in women's care and for the skin.",
      "कसैली छाल, जो आयुर्वेद में महिलाओं की देखभाल और त्वचा के लिए बरती जाती है।",
    ),
  ),
} as const satisfies Record<keyof typeof herbs, Substance>;
