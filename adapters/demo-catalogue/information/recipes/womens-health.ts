import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Goods for women, by title. Amounts are for one tablet, capsule, bag or sachet, of syrups for 10 ml. */
export const womensHealthRecipes: Readonly<Record<string, Recipe>> = {
  "Bamboo Fibre Sanitary Pads": recipe("bambooFibre 60 %, woodPulp 25 %, cornFilm 15 %"),
  "Organic Cotton Sanitary Pads": recipe("organicCotton 75 %, woodPulp 10 %, cornFilm 15 %"),
  "Banana Fibre Night Sanitary Pads": recipe("bananaFibre 65 %, organicCotton 20 %, cornFilm 15 %"),
  "Cotton Daily Liners Sanitary Pads": recipe("organicCotton 85 %, cornFilm 15 %"),
  "Overnight Cotton Sanitary Pads": recipe("organicCotton 70 %, woodPulp 15 %, cornFilm 15 %"),
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
  "Iron & Beet Tonic": recipe("beetroot 2 g, iron 30 mg, amla 500 mg, date 500 mg, jaggery q.s."),
  "Cycle Balance Capsules": recipe("shatavari 200 mg, ashoka 150 mg, fenugreek 100 mg, cinnamon 50 mg"),
  "Shatavari & Lodhra Capsules": recipe("shatavari 300 mg, lodhra 200 mg"),
  "Cinnamon Inositol Capsules": recipe("inositol 500 mg, cinnamon 100 mg, plantCapsule q.s.", { cautions: ["blood-sugar-medicines"] }),
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
  "Stretch Mark Oil": recipe("almondOil 50 %, coconutOil 25 %, rosehipOil 15 %, vitaminE 1 %, saffron 0.05 %"),
  "Post-natal Massage Oil": recipe("sesameOil 70 %, bala 12 %, dashmool 10 %, turmeric 3 %"),
  "Garbha Sanskar Belly Oil": recipe("coconutOil 60 %, sesameOil 25 %, bala 8 %, sandalwood 2 %"),
  "Tea Tree & Neem Intimate Wash": recipe("water q.s., coconutCleanser 12 %, neem 2 %, teaTree 0.3 %, lacticAcid 0.5 %"),
  "Aloe & Sea Buckthorn Intimate Wash": recipe("water q.s., coconutCleanser 12 %, aloe 8 %, seaBuckthorn 1 %, lacticAcid 0.5 %"),
  "Coconut & Aloe Intimate Wash": recipe("water q.s., coconutCleanser 14 %, aloe 6 %, coconutOil 1 %, lacticAcid 0.5 %"),
  "Meno Calm Tablets": recipe("shatavari 200 mg, ashoka 100 mg, brahmi 100 mg, jatamansi 100 mg"),
  "Shatavari & Jatamansi Tablets": recipe("shatavari 300 mg, jatamansi 200 mg"),
  "Bone Strong Calcium Tablets": recipe("calcium 500 mg, hadjod 150 mg, vitaminD3 10 mcg, sesame 50 mg"),
  "Iron & Folate Sachets": recipe("iron 14 mg, folate 200 mcg, vitaminC 40 mg, beetroot 500 mg, sugar q.s."),
  "Beetroot Amla Iron Mix": recipe("beetroot 4 g, amla 2 g, iron 14 mg, jaggery 2 g"),
  "Collagen & Rose Sachets": recipe("marineCollagen 5 g, rose 200 mg, vitaminC 40 mg, hyaluronicAcid 50 mg", {
    origin: "JP",
    uses: [],
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
