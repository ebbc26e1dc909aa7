import { both } from "./both.ts";
import type { Both } from "./both.ts";

/** What custom does with goods whose ingredients have no tradition of their own, by sub-category and form. What has no custom is left out. */
export const traditions: Readonly<Record<string, Both>> = {
  "Apple cider vinegar: sharbat-bottle": both(
    "Vinegar with honey and water is an old drink of Unani medicine, sikanjabin.",
    "सिरका, शहद और पानी यूनानी का पुराना पेय है, सिकंजबीन।",
  ),
  "Attar: roll-on": both(
    "Worn a drop at a time behind the ears and on the wrists, as scent without alcohol has been for centuries.",
    "एक-एक बूँद कान के पीछे और कलाई पर लगाया जाता है, जैसे बिना अल्कोहल का इत्र सदियों से लगता आया है।",
  ),
  "Bath & soap: soap-bar": both(
    "Before soap, people bathed with ubtan: flour, turmeric, sandal and clay rubbed into the skin.",
    "साबुन से पहले उबटन से नहाते थे: आटा, हल्दी, चंदन और मिट्टी त्वचा पर मलकर।",
  ),
  "Body care: balm-tin": both(
    "A touch of ghee on the lips at night is an old household habit.",
    "रात को होंठों पर ज़रा-सा घी लगाना घरों की पुरानी आदत है।",
  ),
  "Cleansing: neti-pot": both(
    "Jala neti, rinsing the nose with warm salt water, is one of the cleansing practices of yoga.",
    "जल नेति, यानी गुनगुने नमक वाले पानी से नाक धोना, योग की शुद्धि क्रियाओं में से एक है।",
  ),
  "Copper ware: copper-bottle": both(
    "Water that has stood overnight in copper is drunk in the morning in many Indian homes.",
    "रात भर ताँबे में रखा पानी सुबह पीने का चलन कई भारतीय घरों में है।",
  ),
  "Copper ware: copper-tumbler": both(
    "Copper tumblers have served water at Indian meals for generations.",
    "भारतीय थाली के साथ पानी पीढ़ियों से ताँबे के गिलास में दिया जाता रहा है।",
  ),
  "Eyes & brow: kajal-stick": both(
    "Kajal lines the eyes at weddings and on any day; homes made it of soot and ghee.",
    "काजल शादी-ब्याह में और रोज़ भी आँखों में लगता है; घरों में इसे कालिख और घी से बनाते थे।",
  ),
  "Ghee & oils: honey-jar": both(
    "Ayurveda counts ghee among the daily foods and takes it as a carrier of herbs.",
    "आयुर्वेद घी को रोज़ के आहार में गिनता है और जड़ी-बूटियों के साथ इसे अनुपान मानता है।",
  ),
  "Ghee & oils: oil-bottle": both(
    "Pressed slowly in a ghani, oil has been the fat of daily cooking in each region of India.",
    "घानी में धीरे पेरा तेल भारत के हर इलाके की रोज़ की रसोई में रहा है।",
  ),
  "Gift boxes: gift-box": both(
    "Sweets, nuts and herbs are given at festivals and after a birth.",
    "त्योहारों पर और बच्चे के जन्म पर मिठाई, मेवे और जड़ी-बूटियाँ दी जाती हैं।",
  ),
  "Gluten free: grain-bag": both(
    "Rotis and cheelas of millet, maize and gram flour are everyday food in many parts of India.",
    "बाजरे, ज्वार, मक्के और बेसन की रोटी और चीला भारत के कई इलाक़ों का रोज़ का खाना है।",
  ),
  "Hair care: oil-bottle": both(
    "Champi, oil worked into the scalp with the fingers, comes before the weekly hair wash.",
    "हफ़्ते में सिर धोने से पहले चंपी होती है: उँगलियों से जड़ों में तेल की मालिश।",
  ),
  "Hair care: pump-bottle": both(
    "Hair was washed with reetha and shikakai long before shampoo; the word itself comes from champi.",
    "शैंपू से बहुत पहले बाल रीठा और शिकाकाई से धुलते थे; शैंपू शब्द ख़ुद चंपी से आया है।",
  ),
  "Hair care: standup-pouch": both(
    "Henna has coloured hair and hands for centuries, at weddings and at Eid, Teej and Karva Chauth.",
    "मेहँदी सदियों से बालों और हाथों को रंगती आई है: शादी, ईद, तीज और करवा चौथ पर।",
  ),
  "Hair tools: wooden-comb": both(
    "Wooden combs, often of neem, have carried oil through the hair in Indian homes for generations.",
    "भारतीय घरों में बालों का तेल पीढ़ियों से लकड़ी की, अक्सर नीम की कंघी से फैलाया जाता रहा है।",
  ),
  "High fibre: sachet-box": both(
    "Isabgol stirred into water at bedtime is an old habit in Indian homes.",
    "सोने से पहले पानी में इसबगोल घोलकर पीना भारतीय घरों की पुरानी आदत है।",
  ),
  "Home & air: dhoop-box": both(
    "Burnt at dawn and dusk, at prayer and before guests come.",
    "सुबह-शाम, पूजा में और मेहमानों के आने से पहले जलाया जाता है।",
  ),
  "Honey: honey-jar": both(
    "Ayurveda calls honey madhu and takes herbs with it; it is never heated.",
    "आयुर्वेद में शहद मधु है और जड़ी-बूटियाँ इसके साथ ली जाती हैं; इसे गरम नहीं किया जाता।",
  ),
  "Massage: kansa-wand": both(
    "A bowl of kansa bronze and a little ghee rub the soles of the feet in the custom of padabhyanga.",
    "पादाभ्यंग में काँसे की कटोरी और थोड़े घी से पैरों के तलवे मले जाते हैं।",
  ),
  "Oral care tools: tongue-scraper": both(
    "Scraping the tongue belongs to dinacharya, the daily routine of Ayurveda, before the teeth are cleaned.",
    "जीभ साफ़ करना आयुर्वेद की दिनचर्या का हिस्सा है, दाँत साफ़ करने से पहले।",
  ),
  "Oral care tools: toothbrush": both(
    "Before the brush, teeth were cleaned with a chewed twig of neem or babool, the datun.",
    "ब्रश से पहले दाँत नीम या बबूल की चबाई हुई दातुन से साफ़ किए जाते थे।",
  ),
  "Oral care: cream-tube": both(
    "Neem, babool, clove and meswak cleaned teeth long before toothpaste came in tubes.",
    "ट्यूब में टूथपेस्ट आने से बहुत पहले दाँत नीम, बबूल, लौंग और मिस्वाक से साफ़ होते थे।",
  ),
  "Oral care: powder-tin": both(
    "Manjan, tooth powder rubbed in with a finger, cleaned teeth long before the brush came.",
    "ब्रश आने से बहुत पहले दाँत मंजन से, उँगली से मलकर साफ़ किए जाते थे।",
  ),
  "Oral care: sharbat-bottle": both(
    "Gandusha, rinsing the mouth after cleaning the teeth, belongs to dinacharya, the daily routine of Ayurveda.",
    "दाँत साफ़ करने के बाद कुल्ला, यानी गंडूष, आयुर्वेद की दिनचर्या का हिस्सा है।",
  ),
  "Pregnancy & nursing: oil-bottle": both(
    "Massage with warm oil is part of the forty days of rest after a birth in Indian homes.",
    "भारतीय घरों में जच्चा के चालीस दिनों के आराम में गुनगुने तेल की मालिश होती है।",
  ),
  "Seeds & nuts: standup-pouch": both(
    "Nuts, raisins and seeds are eaten by the handful in Indian homes, often soaked overnight.",
    "मेवे, किशमिश और बीज भारतीय घरों में मुट्ठी भर, अक्सर रात भर भिगोकर खाए जाते हैं।",
  ),
  "Spice mixes: powder-tin": both(
    "Spices ground at home give each kitchen its own taste; thandai belongs to Mahashivratri and Holi.",
    "घर के पिसे मसाले हर रसोई को उसका स्वाद देते हैं; ठंडाई महाशिवरात्रि और होली पर बनती है।",
  ),
  "Sugar free: sweet-box": both(
    "Laddus and barfis are shared at festivals and with good news; these are made without sugar.",
    "लड्डू और बर्फ़ी त्योहारों पर और ख़ुशख़बरी में बाँटे जाते हैं; ये बिना चीनी के बने हैं।",
  ),
  "Sweeteners & salt: grain-bag": both(
    "A piece of jaggery ends many meals, and rock salt is the salt of fasting days.",
    "कई घरों में खाना गुड़ की डली से पूरा होता है, और व्रत में सेंधा नमक ही चलता है।",
  ),
  "Sweets & murabba: honey-jar": both(
    "Fruit kept whole in syrup, taken by the spoon in the morning.",
    "चाशनी में साबुत रखा फल, जो सुबह चम्मच भर लिया जाता है।",
  ),
  "Sweets & murabba: sweet-box": both(
    "Laddus of gond, methi and alsi are winter food, and til with gur belongs to Makar Sankranti.",
    "गोंद, मेथी और अलसी के लड्डू जाड़े का खाना हैं, और तिल-गुड़ मकर संक्रांति का।",
  ),
  "Tea & infusions: tea-box": both(
    "Leaves and spices steeped in hot water are drunk all over India: kahwa in Kashmir, kadha when it rains.",
    "गरम पानी में पत्तियाँ और मसाले पूरे भारत में पिए जाते हैं: कश्मीर में क़हवा, बारिश में काढ़ा।",
  ),
  "Vrat foods: grain-bag": both(
    "Eaten on days of fasting, when wheat and rice are left out.",
    "व्रत के दिनों में खाया जाता है, जब गेहूँ और चावल छोड़े जाते हैं।",
  ),
  "Yoga: yoga-block": both(
    "Blocks came into yoga classes in Pune in the last century, with the teaching of B.K.S. Iyengar.",
    "योग की कक्षाओं में ब्लॉक पिछली सदी में पुणे से, बी.के.एस. अयंगार के सिखाने के साथ आए।",
  ),
  "Yoga: yoga-mat": both(
    "The Gita tells of a seat of kusha grass and cloth for practice; the mat follows it.",
    "गीता अभ्यास के लिए कुश और कपड़े का आसन बताती है; मैट उसी की जगह है।",
  ),
};
