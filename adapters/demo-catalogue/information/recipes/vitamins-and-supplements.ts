import { both } from "../both.ts";
import { herbSubstances } from "../herbs.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Supplements, by title. Amounts are for one tablet, capsule, gummy or sachet, of powders for 100 g, of drops for 1 ml. */
export const vitaminsAndSupplementsRecipes: Readonly<Record<string, Recipe>> = {
  "Vitamin C & Amla Tablets": recipe("vitaminC 80 mg, amla 400 mg, cellulose q.s.", { uses: herbSubstances.amla.uses }),
  "Vitamin D3 Tablets": recipe("vitaminD3 15 mcg, calcium 100 mg, cellulose q.s."),
  "Vitamin B12 Tablets": recipe("vitaminB12 2.2 mcg, folate 200 mcg, cellulose q.s."),
  "Daily Multivitamin Tablets": recipe(
    "vitaminC 60 mg, zinc 10 mg, iron 8 mg, vitaminE 8 mg, vitaminB12 2.2 mcg, vitaminD3 10 mcg, ashwagandha 100 mg",
    {
      uses: [
        both(
          "A thali of grain, dal, greens, curd and fruit is how Indian homes bring them together.",
          "अनाज, दाल, साग, दही और फल की थाली: घरों में ये इसी तरह साथ आते हैं।",
        ),
      ],
    },
  ),
  "Biotin & Amla Tablets": recipe("biotin 40 mcg, amla 400 mg, bambooSilica 50 mg, cellulose q.s.", { uses: herbSubstances.amla.uses }),
  "Magnesium Bisglycinate Capsules": recipe("magnesium 250 mg, plantCapsule q.s."),
  "Zinc & Copper Capsules": recipe("zinc 15 mg, copperMineral 1.5 mg, plantCapsule q.s.", {
    uses: [
      both(
        "Yashada and tamra, zinc and copper, both stand among the seven metals of Ayurveda.",
        "यशद और ताम्र, यानी ज़िंक और ताँबा, दोनों आयुर्वेद की सात धातुओं में हैं।",
      ),
    ],
  }),
  "Coral Calcium Capsules": recipe("coralCalcium 500 mg, vitaminD3 10 mcg, plantCapsule q.s.", {
    uses: [
      both(
        "Pravala, coral burnt to a fine ash, is told of in the texts of Ayurveda.",
        "प्रवाल, यानी मूँगे की बारीक भस्म, आयुर्वेद के ग्रंथों में बताई गई है।",
      ),
    ],
  }),
  "Gentle Iron Capsules": recipe("iron 18 mg, vitaminC 40 mg, folate 200 mcg, plantCapsule q.s.", {
    uses: [
      both(
        "Greens and dal cooked in an iron kadhai are the kitchen's old way to iron.",
        "लोहे की कड़ाही में पका साग और दाल रसोई में आयरन की पुरानी रीत है।",
      ),
    ],
  }),
  "Turmeric & Black Pepper Capsules": recipe("turmeric 500 mg, pepper 5 mg, plantCapsule q.s."),
  "Flaxseed Omega 3 Capsules": recipe("flaxseedOil 1000 mg, vitaminE 5 mg, plantCapsule q.s.", { cautions: ["blood-thinners"] }),
  "Spirulina Capsules": recipe("spirulina 500 mg, plantCapsule q.s."),
  "Glucosamine & Shallaki Capsules": recipe("glucosamine 500 mg, shallaki 150 mg, cellulose q.s.", {
    uses: [
      both(
        "Shallaki, the resin of the salai tree, is what Ayurveda takes for supple joints.",
        "शल्लकी, यानी सलाई के पेड़ की राल, आयुर्वेद में जोड़ों की लचक के लिए ली जाती है।",
      ),
    ],
  }),
  "Milk Thistle Capsules": recipe("milkThistle 350 mg, plantCapsule q.s."),
  "Seaweed Iodine Capsules": recipe("seaweed 150 mg, plantCapsule q.s."),
  "Orange Vitamin C Fizz": recipe("vitaminC 80 mg, citricAcid 800 mg, bakingSoda 500 mg, orange 100 mg, stevia q.s.", {
    uses: [
      both(
        "Santra of Nagpur is peeled in the winter sun, and its juice is pressed for guests.",
        "नागपुर का संतरा जाड़े की धूप में छीला जाता है, और मेहमानों के लिए इसका रस निकलता है।",
      ),
    ],
  }),
  "Lemon Electrolyte Fizz": recipe(
    "rockSalt 300 mg, potassium 150 mg, magnesium 30 mg, lemon 100 mg, citricAcid 800 mg, bakingSoda 500 mg",
    { uses: [both("Nimbu pani with salt and sugar is the drink of the Indian summer.", "नमक-चीनी वाला नींबू पानी भारतीय गर्मी का पेय है।")] },
  ),
  "Apple Cider Fizz": recipe("appleVinegar 500 mg, vitaminB12 1 mcg, pomegranate 50 mg, citricAcid 700 mg, bakingSoda 500 mg", {
    uses: [
      both(
        "Sikanjabin, vinegar and honey in cool water, is the old refreshment of Unani.",
        "ठंडे पानी में सिरका और शहद, यानी सिकंजबीन, यूनानी का पुराना पेय है।",
      ),
    ],
    cautions: ["stomach-ulcer"],
  }),
  "Berry Multivitamin Fizz": recipe(
    "vitaminC 60 mg, zinc 10 mg, vitaminB12 2.2 mcg, biotin 30 mcg, berry 100 mg, citricAcid 800 mg, bakingSoda 500 mg",
    {
      uses: [
        both(
          "Jamun, phalsa and ber are the berries that Indian children pick and shops press into sharbat.",
          "जामुन, फ़ालसा और बेर बच्चे तोड़ते हैं और दुकानें उनका शर्बत बनाती हैं।",
        ),
      ],
    },
  ),
  "Ginger Lime Zinc Fizz": recipe("zinc 12 mg, ginger 150 mg, lemon 100 mg, citricAcid 800 mg, bakingSoda 500 mg", {
    uses: [both("Ginger and lime with salt are eaten before a meal in Indian homes.", "अदरक और नींबू नमक के साथ घरों में खाने से पहले लिए जाते हैं।")],
  }),
  "Elderberry Immunity Gummies": recipe("elderberry 100 mg, vitaminC 40 mg, zinc 5 mg, sugar 1.6 g, pectin q.s."),
  "Strawberry Biotin Gummies": recipe("biotin 30 mcg, vitaminE 5 mg, strawberry 50 mg, sugar 1.6 g, pectin q.s.", {
    uses: [
      both(
        "Mahabaleshwar has grown strawberries since British days, for jam and for cream.",
        "महाबलेश्वर में अंग्रेज़ों के समय से स्ट्रॉबेरी उगती है, जैम और मलाई के लिए।",
      ),
    ],
  }),
  "Mango Multivitamin Gummies": recipe("vitaminC 40 mg, vitaminD3 5 mcg, vitaminB12 1 mcg, mango 60 mg, sugar 1.6 g, pectin q.s.", {
    uses: [
      both(
        "Aam papad, mango pulp dried in the sun, is the chew of Indian childhood.",
        "धूप में सुखाया आम का गूदा, यानी आम पापड़, बचपन की चबाने वाली चीज़ है।",
      ),
    ],
  }),
  "Chamomile Sleep Gummies": recipe("chamomile 100 mg, tagara 50 mg, lemonBalm 50 mg, sugar 1.4 g, pectin q.s."),
  "Guava Calcium Gummies": recipe("calcium 200 mg, vitaminD3 5 mcg, guava 60 mg, sugar 1.4 g, pectin q.s.", {
    uses: [
      both(
        "Amrud of Allahabad is cut with black salt, and cooked into guava cheese in Goa.",
        "इलाहाबाद का अमरूद काले नमक के साथ कटता है, और गोवा में उसकी पेराड बनती है।",
      ),
    ],
  }),
  "Kesar Pista Whey Protein": recipe("whey 88 g, pistachio 4 g, saffron 0.05 g, cardamom 0.5 g, stevia q.s.", {
    uses: [
      both(
        "Kesar and pista go into the milk that is served at weddings and at Sharad Purnima.",
        "केसर-पिस्ता उस दूध में पड़ते हैं, जो शादियों और शरद पूर्णिमा पर परोसा जाता है।",
      ),
    ],
  }),
  "Cardamom Chai Whey Protein": recipe("whey 90 g, teaLeaf 2 g, cardamom 1 g, ginger 0.5 g, stevia q.s.", {
    uses: [
      both(
        "Elaichi is crushed into the chai with which Indian homes begin the day.",
        "घरों में दिन की शुरुआत की चाय में इलायची कूटकर डाली जाती है।",
      ),
    ],
  }),
  "Belgian Cocoa Whey Protein": recipe("whey 85 g, cocoa 12 g, stevia q.s.", {
    uses: [
      both("Cocoa with milk has been Europe's breakfast drink for three hundred years.", "दूध में कोको यूरोप में तीन सौ साल से नाश्ते का पेय है।"),
    ],
  }),
  "Unflavoured Isolate Whey Protein": recipe("wheyIsolate 99.5 g, sunflowerLecithin 0.5 g"),
  "Daily Probiotic Sachets": recipe("probiotic 50 mg, inulin 2 g, vitaminC 20 mg"),
  "Prebiotic Fibre Sachets": recipe("inulin 3 g, gumAcacia 1.5 g, isabgol 0.5 g"),
  "Digestive Enzyme Sachets": recipe("enzymes 120 mg, ginger 100 mg, fennel 200 mg, cumin 100 mg"),
  "Electrolyte Sachets": recipe("glucose 2.7 g, rockSalt 0.52 g, potassium 0.3 g, citrate 0.58 g, lemon q.s.", {
    uses: [
      both(
        "Rice water with salt, and coconut water on the coasts, are the old drinks of weary days.",
        "नमक वाला माँड़ और तटों पर नारियल पानी थकान के दिनों के पुराने पेय हैं।",
      ),
    ],
  }),
  "Marine-free Collagen Builder": recipe("amla 1 g, bambooSilica 200 mg, vitaminC 60 mg, biotin 40 mcg, peaProtein 3 g"),
  "Moringa Leaf Powder": recipe("moringa 100 %"),
  "Super Greens Powder": recipe("wheatgrass 30 %, moringa 25 %, spirulina 15 %, barleyGrass 15 %, amla 10 %, mint 5 %"),
  "Wheatgrass Barley Powder": recipe("wheatgrass 50 %, barleyGrass 50 %"),
  "Beetroot Powder": recipe("beetroot 100 %", {
    uses: [both("Beet is eaten in Indian homes for colour and strength.", "चुकंदर घरों में रंग और ताक़त के लिए खाया जाता है।")],
    cautions: ["blood-pressure-medicines", "kidney-disease"],
  }),
  "Chlorella Powder": recipe("chlorella 100 %", { origin: "JP" }),
  "Tagara Sleep Drops": recipe("tagara 200 mg, jatamansi 100 mg, glycerine q.s."),
  "Saffron Mood Drops": recipe("saffron 28 mg, brahmi 100 mg, glycerine q.s.", {
    uses: [both("Saffron in warm milk is an old gift to the tired.", "थके हुए को केसर वाला गुनगुना दूध देना पुराना रिवाज है।")],
    cautions: ["pregnancy"],
    origin: "IR",
  }),
  "Lemon Balm Calm Drops": recipe("lemonBalm 250 mg, chamomile 100 mg, glycerine q.s."),
  "Vitamin D3 Oil Drops": recipe("vitaminD3 15 mcg, oliveOil q.s."),
  "Himachal Apple Cider Vinegar": recipe("appleVinegar 100 %", {
    uses: [
      both(
        "Apples came to Himachal a century ago; their vinegar is made at home in the hills.",
        "सेब हिमाचल में सौ साल पहले आया; पहाड़ के घरों में उसका सिरका बनता है।",
      ),
    ],
  }),
  "Honey & Cinnamon Apple Cider Vinegar": recipe("appleVinegar 92 %, honey 7 %, cinnamon 1 %"),
  "Ginger Garlic Apple Cider Vinegar": recipe("appleVinegar 85 %, ginger 5 %, garlic 5 %, lemon 3 %, honey 2 %", {
    uses: [both("Ginger and garlic in vinegar stand on Indian tables as a winter pickle.", "सिरके में अदरक-लहसुन घरों में जाड़े का अचार है।")],
  }),
  "Raw with Mother Apple Cider Vinegar": recipe("appleVinegar 99 %, motherOfVinegar 1 %", {
    uses: [both("A spoon of the old vinegar, its mother, starts each new jar.", "पुराने सिरके का एक चम्मच, उसकी माँ, हर नया मर्तबान शुरू करता है।")],
  }),
};
