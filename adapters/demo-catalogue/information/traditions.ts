import { both } from "./both.ts";
import type { Both } from "./both.ts";

/** What custom does with goods whose ingredients have no tradition of their own, by sub-category and form. What has no custom is left out. */
export const traditions: Readonly<Record<string, Both>> = {
  "Attar: roll-on": both(
    "Worn a drop at a time behind the ears and on the wrists, as scent without alcohol has been for centuries.",
    "एक-एक बूँद कान के पीछे और कलाई पर लगाया जाता है, जैसे बिना अल्कोहल का इत्र सदियों से लगता आया है।",
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
  "Oral care: powder-tin": both(
    "Manjan, tooth powder rubbed in with a finger, cleaned teeth long before the brush came.",
    "ब्रश आने से बहुत पहले दाँत मंजन से, उँगली से मलकर साफ़ किए जाते थे।",
  ),
  "Pregnancy & nursing: oil-bottle": both(
    "Massage with warm oil is part of the forty days of rest after a birth in Indian homes.",
    "भारतीय घरों में जच्चा के चालीस दिनों के आराम में गुनगुने तेल की मालिश होती है।",
  ),
  "Sweets & murabba: honey-jar": both(
    "Fruit kept whole in syrup, taken by the spoon in the morning.",
    "चाशनी में साबुत रखा फल, जो सुबह चम्मच भर लिया जाता है।",
  ),
  "Vrat foods: grain-bag": both(
    "Eaten on days of fasting, when wheat and rice are left out.",
    "व्रत के दिनों में खाया जाता है, जब गेहूँ और चावल छोड़े जाते हैं।",
  ),
};
