import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Goods for women, by title. Amounts are for one tablet, capsule, bag or sachet, of syrups for 10 ml. */
export const womensHealthRecipes: Readonly<Record<string, Recipe>> = {
  "Bamboo Fibre Sanitary Pads": recipe("bambooFibre 60 %, woodPulp 25 %, cornFilm 15 %", {
    uses: [
      both(
        "Bamboo has long been split and woven in the hills of Assam; here its fibre absorbs.",
        "असम की पहाड़ियों में बाँस पुराने समय से चीरा और बुना जाता है; यहाँ इसका रेशा सोखता है।",
      ),
    ],
  }),
  "Organic Cotton Sanitary Pads": recipe("organicCotton 75 %, woodPulp 10 %, cornFilm 15 %", {
    uses: [
      both(
        "Before pads, homes used folded cotton cloth, washed and dried in the sun.",
        "पैड से पहले घरों में मोड़ा हुआ सूती कपड़ा चलता था, धोकर धूप में सुखाया जाता था।",
      ),
    ],
  }),
  "Banana Fibre Night Sanitary Pads": recipe("bananaFibre 65 %, organicCotton 20 %, cornFilm 15 %", {
    uses: [
      both(
        "Fibre drawn from the banana stem is old craft in the south, for ropes, cloth and mats.",
        "केले के तने से रेशा निकालना दक्षिण का पुराना हुनर है: रस्सी, कपड़े और चटाई के लिए।",
      ),
    ],
  }),
  "Cotton Daily Liners Sanitary Pads": recipe("organicCotton 85 %, cornFilm 15 %", {
    uses: [
      both(
        "Soft mul cotton, washed thin with use, was the cloth that Indian homes kept for the skin.",
        "इस्तेमाल से मुलायम हुआ मलमल घरों में त्वचा के लिए रखा जाने वाला कपड़ा था।",
      ),
    ],
  }),
  "Overnight Cotton Sanitary Pads": recipe("organicCotton 70 %, woodPulp 15 %, cornFilm 15 %", {
    uses: [both("For the night, women folded the cotton cloth in more layers.", "रात के लिए औरतें सूती कपड़े की ज़्यादा तहें लगाती थीं।")],
  }),
  "Period Ease Roll-on": recipe("sesameOil 80 %, ajwain 6 %, ginger 5 %, mintOil 5 %, clarySage 4 %", {
    uses: [
      both("Warm ajwain oil on the belly is an old comfort for those days.", "उन दिनों में पेट पर अजवाइन का गुनगुना तेल लगाना पुराना आराम है।"),
    ],
  }),
  "Clary Sage Cramp Roll-on": recipe("clarySage 8 %, lavenderOil 6 %, mintOil 3 %, almondOil q.s.", {
    uses: [both("Clary sage is rubbed on the lower belly in aromatherapy.", "ऐरोमाथेरेपी में क्लैरी सेज पेट के निचले हिस्से पर मला जाता है।")],
  }),
  "Ashoka Lodhra Tonic": recipe("ashoka 1 g, lodhra 500 mg, shatavari 300 mg, jaggery q.s."),
  "Stree Rasayan Syrup": recipe("shatavari 800 mg, ashoka 500 mg, lodhra 300 mg, dashmool 300 mg, jaggery q.s."),
  "Iron & Beet Tonic": recipe("beetroot 2 g, iron 30 mg, amla 500 mg, date 500 mg, jaggery q.s.", {
    uses: [
      both(
        "Beet, dates and jaggery cooked in an iron kadhai are what homes give for strength.",
        "लोहे की कड़ाही में पके चुकंदर, खजूर और गुड़ घरों में ताक़त के लिए दिए जाते हैं।",
      ),
    ],
  }),
  "Cycle Balance Capsules": recipe("shatavari 200 mg, ashoka 150 mg, fenugreek 100 mg, cinnamon 50 mg"),
  "Shatavari & Lodhra Capsules": recipe("shatavari 300 mg, lodhra 200 mg"),
  "Cinnamon Inositol Capsules": recipe("inositol 500 mg, cinnamon 100 mg, plantCapsule q.s.", {
    uses: [
      both(
        "Dalchini of Kerala's coast is a daily spice of Indian kitchens, in tea and in rice.",
        "केरल के तट की दालचीनी रसोई का रोज़ का मसाला है, चाय में और चावल में।",
      ),
    ],
    cautions: ["blood-sugar-medicines"],
  }),
  "Spearmint Balance Capsules": recipe("spearmint 400 mg, shatavari 100 mg"),
  "Spearmint & Cinnamon Infusion": recipe("spearmint 80 %, cinnamon 20 %"),
  "Red Raspberry Leaf Infusion": recipe("raspberryLeaf 100 %"),
  "Shatavari Rose Infusion": recipe("shatavari 50 %, rose 30 %, fennel 20 %"),
  "Shatavari Kalpa Granules": recipe("shatavari 20 %, sugar 75 %, cardamom 2 %, saffron 0.1 %", {
    uses: [both("Traditionally given to nursing mothers with warm milk.", "दूध पिलाने वाली माँ को गुनगुने दूध के साथ दिए जाते रहे हैं।")],
    cautions: ["diabetes"],
  }),
  "Mother's Nutrition Mix": recipe("almond 20 %, ragi 20 %, date 20 %, milkPowder 20 %, shatavari 5 %, iron 0.02 %, folate 0.001 %", {
    uses: [both("Nuts, ragi and dates are the food that families cook for a mother.", "मेवा, रागी और खजूर: माँ के लिए घर में यही बनता है।")],
  }),
  "Gond & Sonth Panjiri": recipe("wheat 30 %, jaggery 25 %, ghee 18 %, gumAcacia 8 %, almond 8 %, ginger 4 %, ajwain 2 %", {
    uses: [
      both(
        "Cooked in every northern home after a birth, and eaten with milk.",
        "उत्तर भारत के हर घर में प्रसव के बाद बनती है और दूध के साथ खाई जाती है।",
      ),
    ],
    cautions: ["diabetes"],
  }),
  "Nursing Granules with Elaichi": recipe("shatavari 25 %, fennel 5 %, cardamom 3 %, jivanti 5 %, sugar 60 %", {
    uses: [
      both(
        "Shatavari with cardamom, which tradition gives to nursing mothers.",
        "इलायची के साथ शतावर, जो दूध पिलाने वाली माँ को दी जाती रही है।",
      ),
    ],
    cautions: ["diabetes"],
  }),
  "Stretch Mark Oil": recipe("almondOil 50 %, coconutOil 25 %, rosehipOil 15 %, vitaminE 1 %, saffron 0.05 %", {
    uses: [
      both(
        "Almond and coconut oil are rubbed over the belly in the months before a birth.",
        "जन्म से पहले के महीनों में पेट पर बादाम और नारियल का तेल मला जाता है।",
      ),
    ],
  }),
  "Post-natal Massage Oil": recipe("sesameOil 70 %, bala 12 %, dashmool 10 %, turmeric 3 %", {
    uses: [
      both(
        "Massage with warm oil is part of the forty days of rest after a birth in Indian homes.",
        "भारतीय घरों में जच्चा के चालीस दिनों के आराम में गुनगुने तेल की मालिश होती है।",
      ),
    ],
  }),
  "Garbha Sanskar Belly Oil": recipe("coconutOil 60 %, sesameOil 25 %, bala 8 %, sandalwood 2 %", {
    uses: [
      both(
        "Garbha sanskar is the old care of mother and child before birth: food, music and gentle oiling.",
        "गर्भ संस्कार जन्म से पहले माँ-बच्चे की पुरानी देखभाल है: आहार, संगीत और हल्का तेल।",
      ),
    ],
  }),
  "Tea Tree & Neem Intimate Wash": recipe("water q.s., coconutCleanser 12 %, neem 2 %, teaTree 0.3 %, lacticAcid 0.5 %", {
    uses: [
      both("Water in which neem leaves were boiled is the old bath of Indian homes.", "नीम की पत्तियाँ उबाला पानी घरों का पुराना स्नान है।"),
    ],
  }),
  "Aloe & Sea Buckthorn Intimate Wash": recipe("water q.s., coconutCleanser 12 %, aloe 8 %, seaBuckthorn 1 %, lacticAcid 0.5 %", {
    uses: [
      both(
        "Sea buckthorn is gathered in Ladakh, where it is called leh berry; aloe grows in every courtyard.",
        "सी बकथॉर्न लद्दाख में चुना जाता है, जहाँ इसे लेह बेरी कहते हैं; एलोवेरा हर आँगन में उगता है।",
      ),
    ],
  }),
  "Coconut & Aloe Intimate Wash": recipe("water q.s., coconutCleanser 14 %, aloe 6 %, coconutOil 1 %, lacticAcid 0.5 %", {
    uses: [
      both(
        "Coconut and aloe are what homes of the coast have always put on tender skin.",
        "तटों के घरों में नाज़ुक त्वचा पर नारियल और एलोवेरा ही लगाया जाता रहा है।",
      ),
    ],
  }),
  "Meno Calm Tablets": recipe("shatavari 200 mg, ashoka 100 mg, brahmi 100 mg, jatamansi 100 mg"),
  "Shatavari & Jatamansi Tablets": recipe("shatavari 300 mg, jatamansi 200 mg"),
  "Bone Strong Calcium Tablets": recipe("calcium 500 mg, hadjod 150 mg, vitaminD3 10 mcg, sesame 50 mg", {
    uses: [
      both(
        "Hadjod is named after bones: the joiner. Its stem is cooked with ghee and tamarind in the south.",
        "हड़जोड़ का नाम ही हड्डी से है। दक्षिण में इसका तना घी और इमली के साथ पकता है।",
      ),
    ],
  }),
  "Iron & Folate Sachets": recipe("iron 14 mg, folate 200 mcg, vitaminC 40 mg, beetroot 500 mg, sugar q.s.", {
    uses: [
      both(
        "Cooking in an iron kadhai, with lemon squeezed over greens, is the kitchen's old way to iron.",
        "लोहे की कड़ाही में साग पकाना और ऊपर नींबू निचोड़ना रसोई में आयरन की पुरानी रीत है।",
      ),
    ],
  }),
  "Beetroot Amla Iron Mix": recipe("beetroot 4 g, amla 2 g, iron 14 mg, jaggery 2 g", {
    uses: [
      both(
        "Beet and amla are pressed together in winter in many homes, with a piece of jaggery.",
        "जाड़े में कई घरों में चुकंदर और आंवला साथ पीसे जाते हैं, गुड़ की डली के साथ।",
      ),
    ],
  }),
  "Collagen & Rose Sachets": recipe("marineCollagen 5 g, rose 200 mg, vitaminC 40 mg, hyaluronicAcid 50 mg", {
    uses: [
      both(
        "Broths simmered for a night, yakhni and paya, are the old winter food of such a kind; rose scents it.",
        "रात भर पकी यख़नी और पाया जाड़े का ऐसा ही पुराना खाना है; गुलाब महक देता है।",
      ),
    ],
    origin: "JP",
  }),
  "Pushyanuga Churna": recipe("lodhra 12 %, ashoka 12 %, arjun 10 %, licorice 10 %, ginger 8 %, jamun 8 %, mango 8 %, nagkesar 5 %", {
    uses: [
      both(
        "A classical powder gathered under the Pushya star; Ayurveda uses it in women's care.",
        "पुष्य नक्षत्र में बनाया जाने वाला शास्त्रीय चूर्ण; आयुर्वेद में महिलाओं की देखभाल के लिए।",
      ),
    ],
  }),
};
